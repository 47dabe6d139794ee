import { createHash } from 'node:crypto'
import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { Readable } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { manualClock, realClock, type Clock } from './clock'
import type { SentPush } from './push/deliver'
import { createSimulator, type Simulator } from './simulator'
import { buildWorld } from './seed'
import type { SoftwareName } from './software'
import type { World } from './store/world'

export interface ServeOptions {
  /** Default: any free port. */
  readonly port?: number
  /** Default 127.0.0.1. */
  readonly host?: string
  /** Initial world; default: the demo world. */
  readonly world?: World
  /** Seed of another demo world. */
  readonly seed?: string | number
  readonly software?: SoftwareName
  /** Folder of a built client to serve next to the API, with its index.html for every page. */
  readonly staticDir?: string
  /** Changes the client's page: the configuration of a deployment, or what an embedding server prints. */
  readonly page?: (html: string, origin: string) => string
  /** The clock runs and accounts post while anyone watches; otherwise the clock stands still. */
  readonly living?: boolean
  /** Replaces the clock; the world should be built for its time. */
  readonly clock?: Clock
}

export interface Served {
  readonly origin: string
  readonly port: number
  readonly simulator: Simulator
  close(): Promise<void>
}

/** Paths of the server, never pages of the client. */
const SERVER_PATHS = /^\/(oauth|auth|api|media|settings|admin|\.well-known|nodeinfo|health)(\/|$)/

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
}

/** Returns the URL of a request on this server; null when it is malformed. */
function addressOf(incoming: IncomingMessage, origin: string): URL | null {
  const target = incoming.url ?? '/'
  const address = target.startsWith('/') ? origin + target : target
  return URL.canParse(address) ? new URL(address) : null
}

function toRequest(incoming: IncomingMessage, address: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
  const init: RequestInit & { duplex?: 'half' } = { method, headers }
  if (hasBody) {
    init.body = Readable.toWeb(incoming) as unknown as ReadableStream
    init.duplex = 'half'
  }
  return new Request(address, init)
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) {
    outgoing.end()
    return
  }
  const reader = response.body.getReader()
  outgoing.on('close', () => void reader.cancel().catch(() => {}))
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    outgoing.write(value)
  }
  outgoing.end()
}

/** Resolves when the answer was sent or the client is gone. */
const closed = (outgoing: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (outgoing.closed) resolve()
    else outgoing.once('close', () => resolve())
  })

/** Decodes a path; null when its escapes are malformed. */
function plainPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** Sends a file of the built client, or its index page; `clientEtag` is that of the copy in the browser. */
async function sendStatic(
  dir: string,
  pathname: string,
  clientEtag: string | undefined,
  outgoing: ServerResponse,
  page: (html: string) => string,
): Promise<void> {
  const path = plainPath(pathname)
  if (path === null) {
    outgoing.writeHead(400).end()
    return
  }
  const wanted = normalize(join(dir, path))
  const inside = wanted.startsWith(normalize(dir))
  const bytes =
    inside && extname(wanted) && pathname !== '/index.html' ? await readFile(wanted).catch(() => null) : null
  if (bytes) {
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
    if (clientEtag === etag) {
      outgoing.writeHead(304, { etag }).end()
      return
    }
    const lasting = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    outgoing.writeHead(200, {
      'content-type': TYPES[extname(wanted)] ?? 'application/octet-stream',
      'cache-control': lasting,
      etag,
    })
    outgoing.end(bytes)
    return
  }
  if (pathname.startsWith('/assets/')) {
    outgoing.writeHead(404).end()
    return
  }
  const index = await readFile(join(dir, 'index.html')).catch(() => null)
  if (!index) {
    outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('The client is not built.')
    return
  }
  outgoing.writeHead(200, { 'content-type': TYPES['.html'] ?? 'text/html', 'cache-control': 'no-cache' })
  outgoing.end(page(index.toString('utf8')))
}

function listen(server: ReturnType<typeof createServer>, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Choose another one, for example PORT=${port + 1}.`)
          : error,
      )
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

/** Upgrades a socket if the simulated server agrees; otherwise answers with its status. */
function upgrade(
  simulator: Simulator,
  sockets: WebSocketServer,
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const url = addressOf(incoming, simulator.origin)
  const protocols = (incoming.headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  let live: WebSocket | null = null
  socket.on('error', () => socket.destroy())
  const { status, peer } = url
    ? simulator.attach(url.toString(), protocols, {
        send: (text) => live?.send(text),
        close: (code, reason) => live?.close(code, reason),
      })
    : { status: 400, peer: null }
  if (!peer) {
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\n\r\n`)
    return
  }
  sockets.handleUpgrade(incoming, socket, head, (ready) => {
    live = ready
    ready.on('message', (data: Buffer) => simulator.server.hub.receive(peer, data.toString('utf8')))
    ready.on('close', () => simulator.server.hub.end(peer))
    ready.on('error', () => simulator.server.hub.end(peer))
  })
}

/** Interval of socket pings, in ms. */
const PING = 30_000

const built = new Map<string, World>()

/** Returns the demo world, built once for clocks that stand still; the simulator clones it. */
function demoWorld({ seed = 'skein', living }: ServeOptions, clock: Clock): World {
  if (living) return buildWorld({ seed, clock })
  const known = built.get(String(seed)) ?? buildWorld({ seed, clock })
  built.set(String(seed), known)
  return known
}

/** Hands a push to the service of a browser. */
const postPush = async ({ endpoint, headers, body }: SentPush): Promise<number> =>
  (await fetch(endpoint, { method: 'POST', headers, body })).status

/** Publishes something every twenty seconds while anyone listens or has sent requests recently. */
function keepAlive(simulator: Simulator): () => void {
  let seen = simulator.recorded.at(-1)
  const timer = setInterval(() => {
    const { hub } = simulator.server
    const last = simulator.recorded.at(-1)
    if (hub.peers.size > 0 || last !== seen) simulator.script.live()
    seen = last
    simulator.script.advance(0)
  }, 20_000)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Serves the simulator over HTTP and WebSocket, on one port with a built client if `staticDir` is given.
 * Rejects with a clear message when the port is taken.
 */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  const host = options.host ?? '127.0.0.1'
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: (names) => [...names][0] ?? false })
  sockets.on('error', () => {})
  const port = await listen(server, options.port ?? 0, host)
  server.on('error', () => {})
  const origin = `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`
  const clock = options.clock ?? (options.living ? realClock() : manualClock())
  const simulator = createSimulator({
    origin,
    clock,
    world: options.world ?? demoWorld(options, clock),
    ...(options.software ? { software: options.software } : {}),
    ...(options.living ? { postPush } : {}),
  })
  const { staticDir } = options
  const quiet = options.living ? keepAlive(simulator) : () => {}
  server.on('request', (incoming, outgoing) => {
    const address = addressOf(incoming, origin)
    if (!address) {
      outgoing.writeHead(400).end()
      return
    }
    const { pathname } = address
    const work =
      staticDir !== undefined && !SERVER_PATHS.test(pathname)
        ? sendStatic(
            staticDir,
            pathname,
            incoming.headers['if-none-match'],
            outgoing,
            (html) => options.page?.(html, origin) ?? html,
          )
        : simulator
            .fetch(toRequest(incoming, address), () => closed(outgoing))
            .then((response) => send(response, outgoing))
    work.catch((error: unknown) => {
      // A lost answer is a broken connection.
      const lost = error instanceof TypeError && error.message === 'Failed to fetch'
      if (!lost) console.error(error)
      if (lost || outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500).end()
    })
  })
  const pings = setInterval(() => {
    for (const client of sockets.clients) client.ping()
  }, PING)
  pings.unref()
  server.on('upgrade', (incoming, socket, head) => upgrade(simulator, sockets, incoming, socket, head))
  return {
    origin,
    port,
    simulator,
    close: () =>
      new Promise((resolve) => {
        quiet()
        clearInterval(pings)
        for (const client of sockets.clients) client.terminate()
        sockets.close()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export { buildSmallWorld, buildWorld } from './seed'
export { realClock } from './clock'
export { createReceiver } from './push/encrypt'
export { createSimulator } from './simulator'
export { SOFTWARE_NAMES } from './software'
