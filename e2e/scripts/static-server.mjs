import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.wasm': 'application/wasm',
}

function fileAt(folder, path) {
  const file = normalize(join(folder, decodeURIComponent(path)))
  if (file !== folder && !file.startsWith(folder + sep)) return null
  try {
    return statSync(file).isFile() ? file : null
  } catch {
    return null
  }
}

const etags = new Map()

function etagOf(file) {
  const known = etags.get(file) ?? `"${createHash('sha1').update(readFileSync(file)).digest('base64url')}"`
  etags.set(file, known)
  return known
}

/**
 * Serves a built client like a static host: files with their ETag, hashed ones as immutable, and index.html for every other
 * path. `port` 0 takes a free one. Returns the origin and a `close` that also ends kept-alive connections.
 * @param {{ folder: string, port?: number }} options
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveClient({ folder, port = 0 }) {
  const index = readFileSync(join(folder, 'index.html'))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = pathname === '/' ? null : fileAt(folder, pathname)
    // A missing asset must not be answered with the page, which would run as a script of the wrong type.
    if (!file && pathname.startsWith('/assets/')) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      return
    }
    if (!file) {
      response.writeHead(200, { 'content-type': TYPES['.html'], 'cache-control': 'no-cache' }).end(index)
      return
    }
    const etag = etagOf(file)
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end()
      return
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
    })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    origin: `http://localhost:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
