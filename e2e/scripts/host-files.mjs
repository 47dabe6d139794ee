import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/*
 * Files that make a built client ready for any host: the fallback page and the headers of hosts that read them from files,
 * and brotli copies for hosts that serve such.
 */

/** For files with a hash in their name. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** Kinds of files that become smaller. Not the pages: their configuration may be edited, and a copy would stay old. */
const COMPRESSED = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/** Smaller files fit into one packet as they are. */
const MIN_COMPRESSED_BYTES = 1000

/** Returns the policy that a built page carries. @param {string} html */
export function policyOf(html) {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
  if (!policy) throw new Error('index.html has no Content-Security-Policy')
  return policy
}

/**
 * Returns the headers of every answer. The policy adds what a page cannot say of itself.
 * @param {string} policy
 * @returns {Record<string, string>}
 */
export const headersFor = (policy) => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
})

/** Returns `_headers` of static hosts. They join values of one header, so only assets have a caching rule. */
function headersFile(policy) {
  const lines = Object.entries(headersFor(policy)).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${FOREVER}`, ''].join('\n')
}

/** Addresses are Skein's own, but a missing file must not be answered with the page, which would run as a script. */
const REDIRECTS = '/assets/* /404.html 404\n/* /index.html 200\n'

function* filesIn(folder) {
  for (const name of readdirSync(folder).toSorted()) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* filesIn(path)
    else yield path
  }
}

const compress = promisify(brotliCompress)

/** Writes `file.br` next to each file that becomes smaller by it. @param {string} folder */
async function compressFiles(folder) {
  const files = [...filesIn(folder)].filter((file) => COMPRESSED.has(extname(file)))
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file)
      if (bytes.length < MIN_COMPRESSED_BYTES) return
      const small = await compress(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
      writeFileSync(`${file}.br`, small)
    }),
  )
}

/** Adds the files for hosts to a built client. @param {string} folder */
export async function writeHostFiles(folder) {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) throw new Error(`${folder} has no index.html`)
  copyFileSync(page, join(folder, '404.html'))
  writeFileSync(join(folder, '_headers'), headersFile(policyOf(readFileSync(page, 'utf8'))))
  writeFileSync(join(folder, '_redirects'), REDIRECTS)
  await compressFiles(folder)
}
