import { manualClock, type Clock } from './clock'
import { createFetch, type Recorded } from './core'
import { Faults } from './faults/faults'
import { RateLimits } from './faults/limits'
import { createScript, type Script } from './script'
import type { PushOutbox } from './push/deliver'
import type { Server } from './server'
import { SimulatedSocket } from './socket'
import { software, type Software, type SoftwareName } from './software'
import { fixtures } from './fixtures'
import { Hub, type Channel, type Peer, type Wire } from './streaming'
import type { World } from './store/world'
import { covers } from './rules/scopes'
import type { Token } from './store/model'

export interface SimulatorOptions {
  /** Origin of the server; default https://home.example. */
  readonly origin?: string
  /** Initial world, cloned. Default: a small world of three accounts. */
  readonly world?: World
  readonly clock?: Clock
  readonly software?: SoftwareName
  /** Record the bodies of answers; default false. */
  readonly recordBodies?: boolean
  /** Hands pushes to the services of browsers. Default: they are only recorded. */
  readonly postPush?: PushOutbox['post']
}

/** The result of `connect`: the client's socket and the status of the handshake. */
interface SocketPair {
  readonly client: SimulatedSocket
  /** HTTP status of the handshake: 101, 401 or 404. */
  readonly status: 101 | 401 | 404
}

/** A whole server in memory. */
export interface Simulator {
  readonly origin: string
  readonly server: Server
  /**
   * Answers as the server would; throws TypeError where a browser would report a network error. `sent`
   * resolves when the answer was sent, after which changes may be streamed; default: a moment later.
   */
  readonly fetch: (request: Request, sent?: () => Promise<unknown>) => Promise<Response>
  /** Opens a streaming socket; the token is a subprotocol or `access_token`. */
  readonly connect: (url: string, protocols?: string | readonly string[]) => SocketPair
  /** The same for a transport of its own. */
  readonly attach: (
    url: string,
    protocols: readonly string[],
    wire: Wire,
  ) => { status: number; peer: Peer | null }
  readonly script: Script
  /** Handled requests; the oldest are dropped beyond 20,000. */
  readonly recorded: readonly Recorded[]
}

/** Returns the first channel, named in the socket's URL. */
function firstChannel(url: URL): Channel | undefined {
  const stream = url.searchParams.get('stream')
  if (!stream) return undefined
  const list = url.searchParams.get('list')
  const tag = url.searchParams.get('tag')
  return { stream, ...(list ? { list } : {}), ...(tag ? { tag } : {}) }
}

/** Creates a server with a copy of `world`. */
export function createSimulator(options: SimulatorOptions = {}): Simulator {
  const clock = options.clock ?? manualClock()
  const origin = options.origin ?? 'https://home.example'
  const world = (options.world ?? fixtures(clock.now())).clone()
  const faults = new Faults()
  const kind: Software = software(options.software)
  const server: Server = {
    world,
    clock,
    origin,
    host: world.instance.domain ?? new URL(origin).host,
    software: kind,
    faults,
    hub: new Hub(() => server),
    idempotency: new Map(),
    refreshes: new Map(),
    contextRefreshes: new Map(),
    homes: new Map(),
    unconfirmed: new Set(),
    push: { post: options.postPush ?? (() => Promise.resolve(201)), sent: [], last: Promise.resolve() },
  }
  const recorded: Recorded[] = []
  const limits = new RateLimits()

  const handshake = (
    address: string,
    protocols: readonly string[],
  ): { status: 101 | 401 | 404; token: Token | null; first?: Channel } => {
    const url = new URL(kind.decode(address))
    if (faults.offline || !kind.streaming || !url.pathname.startsWith('/api/v1/streaming'))
      return { status: 404, token: null }
    const given = protocols[0] ?? url.searchParams.get('access_token') ?? ''
    const token = world.tokens.find('token', given)
    if (!token || token.revoked || token.accountId === null) return { status: 401, token: null }
    if (!covers(token.scopes, 'read:statuses') && !covers(token.scopes, 'read:notifications'))
      return { status: 401, token: null }
    const first = firstChannel(url)
    return { status: 101, token, ...(first ? { first } : {}) }
  }

  return {
    origin,
    server,
    recorded,
    fetch: createFetch(server, limits, (entry) => {
      recorded.push(options.recordBodies ? entry : { ...entry, body: null })
      if (recorded.length > 20_000) recorded.splice(0, 10_000)
    }),
    connect: (url, protocols = []) => {
      const list = typeof protocols === 'string' ? [protocols] : protocols
      const { status, token, first } = handshake(url, list)
      return { status, client: new SimulatedSocket(url, list, server.hub, token, first) }
    },
    attach: (url, protocols, wire) => {
      const { status, token, first } = handshake(url, protocols)
      return { status, peer: token ? server.hub.open(token, wire, first) : null }
    },
    script: createScript(server),
  }
}
