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

/** First parts of the addresses of pages, which are no names of files. */
const FIRST_PARTS = [
  'about',
  'authorize_interaction',
  'blocks',
  'bookmarks',
  'catch-up',
  'collections',
  'conversations',
  'deck',
  'directory',
  'domain_blocks',
  'explore',
  'favourites',
  'filters',
  'follow_requests',
  'followed_tags',
  'home',
  'links',
  'lists',
  'mutes',
  'notifications',
  'pinned',
  'preferences',
  'privacy-policy',
  'profile',
  'public',
  'publish',
  'scheduled',
  'search',
  'share',
  'sign-in',
  'statuses',
  'tags',
  'terms-of-service',
  'year',
]

/**
 * Returns `_redirects` of static hosts. Cloudflare Pages follows rules also where there is a file, takes no rule that leads
 * everything to a page or that answers 404, and redirects from `/index.html`: for it each kind of address has rules to `/`,
 * those without a wildcard first. Others read the last two: every path is an address, but a missing file must not be
 * answered with the page, which would run as a script.
 */
const redirectsFile = () =>
  [
    ...FIRST_PARTS.map((part) => `/${part} / 200`),
    ...FIRST_PARTS.map((part) => `/${part}/* / 200`),
    '/@* / 200',
    '/~* / 200',
    '/assets/* /404.html 404',
    '/* /index.html 200',
    '',
  ].join('\n')

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
  writeFileSync(join(folder, '_redirects'), redirectsFile())
  await compressFiles(folder)
}
