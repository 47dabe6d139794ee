const MENTION =
  /(?<![\p{L}\p{N}_/@])@([a-z0-9_]+(?:[a-z0-9_.-]*[a-z0-9_])?(?:@[\p{L}\p{N}.-]*[\p{L}\p{N}](?::\d+)?)?)/giu

const READABLE_HOST = /^[\p{L}\p{N}.-]+(?::\d+)?$/u

/**
 * Returns the mention of a handle (`name` or `name@host`). Servers read letters and digits only, so a host with other
 * signs is written in its coded form.
 */
export function mentionOf(acct: string): string {
  const [name = '', host = ''] = acct.split('@')
  const url = `https://${host}`
  if (host === '' || READABLE_HOST.test(host) || !URL.canParse(url)) return `@${acct}`
  return `@${name}@${new URL(url).host}`
}

/** Adds a server to the mentions of a text that have none, so that they name the same accounts elsewhere. */
export const withHost = (text: string, host: string): string =>
  text.replaceAll(MENTION, (mention, acct: string) =>
    acct.includes('@') ? mention : mentionOf(`${acct}@${host}`),
  )

/** The handles a text mentions, each once, with @. */
export function mentionedIn(text: string): string[] {
  const seen = new Map<string, string>()
  for (const [, acct = ''] of text.matchAll(MENTION))
    if (!seen.has(acct.toLowerCase())) seen.set(acct.toLowerCase(), `@${acct}`)
  return [...seen.values()]
}
