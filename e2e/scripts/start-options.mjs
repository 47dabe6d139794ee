const DEFAULT_PORT = 8420

/** Invalid command-line options; the message lists the valid ones. */
export class UsageError extends Error {}

/** Returns the port from PORT, or the default. */
function wantedPort(text) {
  if (!text) return DEFAULT_PORT
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`PORT is ${text}, which is no port number.`)
  return port
}

/** Returns the value of `--software a,b` or `--software=a,b`, or null. */
function softwareText([option, value, ...rest]) {
  if (option === undefined) return null
  const [name, inline] = option.split('=', 2)
  if (name !== '--software')
    throw new UsageError(`${option} is not an option. There is --software NAME[,NAME…].`)
  if ((inline === undefined ? rest : [value, ...rest].filter((word) => word !== undefined)).length > 0)
    throw new UsageError('Give several kinds of software in one list: --software gotosocial,akkoma')
  return inline ?? value ?? ''
}

/**
 * Parses the command line of the demo. Throws UsageError.
 * @param {readonly string[]} words
 * @param {string | undefined} port
 * @param {readonly string[]} names every kind of software, the default first
 * @returns {{ port: number, software: string[] }}
 */
export function readOptions(words, port, names) {
  const text = softwareText(words)
  const software = text === null ? names.slice(0, 1) : text.split(',').filter(Boolean)
  const unknown = software.filter((name) => !names.includes(name))
  if (software.length === 0 || unknown.length > 0)
    throw new UsageError(
      [
        unknown.length > 0 ? `Unknown software: ${unknown.join(', ')}.` : 'No software was named.',
        'There is:',
        ...names.map((name) => `  ${name}`),
      ].join('\n'),
    )
  return { port: wantedPort(port), software }
}
