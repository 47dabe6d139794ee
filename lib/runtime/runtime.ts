import { notifyManager, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { emitFact } from '@/lib/bus'
import {
  createEntityListeners,
  createEntityLoader,
  createMutations,
  createTabEcho,
  EntityCache,
  type AnyMutation,
  type EntityListeners,
  type EntityLoader,
} from '@/lib/cache'
import { openTabChannel } from '@/lib/util/tab-channel'
import { createHttp, type Activity, type Http, type HttpReader } from '@/lib/http'
import { createClient } from '@/lib/query/create-client'
import type { OpenSocket, Poller, Streaming } from '@/lib/streaming'
import { createIdentityStore } from '@/lib/storage'
import { channelSupport } from '@/lib/streaming/channel-support'
import { deferLive } from '@/lib/streaming/deferred'
import { whenFirstScreenShown } from '@/lib/util/first-screen'
import { onPageLeave } from '@/lib/util/page-leave'
import { startLater } from '@/lib/util/start-later'
import type { Kind } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { withHandlers, type MutationDefinition, type MutationHandlers } from './define-mutation'
import type { Identity } from './identity'
import { waitOffline, type Reach } from './wait-offline'

/** External dependencies of a runtime; tests inject their own. */
interface Ports {
  fetch: (request: Request) => Promise<Response>
  /** ms since the epoch. */
  now: () => number
  /** Default: the browser's WebSocket. */
  openSocket?: OpenSocket
  /** Creates the XMLHttpRequest of an upload with progress; without it uploads use `fetch`. */
  openUpload?: () => XMLHttpRequest
}

export interface RuntimeOptions {
  identity: Identity
  /** Null for a visitor. */
  token: string | null
  ports: Ports
  /** Counts the requests in flight of all runtimes. Default: they are not counted. */
  activity?: Activity
  /** True while the token is known to be invalid: nothing is sent then. */
  halted?: () => boolean
  /** BCP 47 language for the server's messages. */
  locale?: () => string
  /** Id of the build: tabs of other builds are ignored. Default 'dev'. */
  build?: string
  /** URL of the streaming API, e.g. 'wss://host'; null = none. Default: none. */
  streamingUrl?: (runtime: Runtime) => Promise<string | null>
  /** Tabs of one identity and build share one streaming connection. Default false. */
  sharesStream?: boolean
  /** Tells whether the server can be reached. Without it, no change waits until it can. */
  reach?: Reach
  /** Called once when the server no longer accepts the token. */
  onExpired?: (identity: Identity) => void
  /** Called for an error that the user should see. */
  onError?: (error: Error, identity: Identity) => void
}

/**
 * Everything that belongs to one identity. Nothing of it is shared with another identity: equal ids of two servers mean
 * different things.
 */
export interface Runtime {
  readonly identity: Identity
  /** The signed-in account; null for a visitor. */
  readonly me: AccountId | null
  readonly client: QueryClient
  /** The posts, accounts, relationships and polls that the server sent. */
  readonly cache: EntityCache
  /** Reads from the server. Writes are made by mutations. */
  readonly http: HttpReader
  /** Sends writes that are no mutations, for few callers: see OTHER_WRITES in lib/testing/layers.ts. */
  readonly httpWriter: Http
  /** Notifies rows of changes in the cache. */
  readonly listeners: EntityListeners
  /** Requests entities that the cache lacks. */
  readonly loader: EntityLoader
  readonly streaming: Streaming
  /** Polls what no stream covers. */
  readonly poller: Poller
  /** Tells whether the server can be reached; null where nothing waits until it can. */
  readonly reach: Reach | null
  /** ms since the epoch. */
  now(): number
  /**
   * Runs a mutation of an entity or of a small set: shows it at once, and sends it after earlier ones of the same entity
   * or set were answered. Resolves to true when the server accepted it, or when it was unnecessary by then. Never rejects:
   * errors become alerts.
   */
  run<A, K extends Kind, D, T>(
    definition: MutationDefinition<A, K, D, T>,
    args: NoInfer<A>,
    handlers?: MutationHandlers<T>,
  ): Promise<boolean>
  /** The same for a mutation that cannot be stored, such as one with the bytes of a file. */
  run<K extends Kind, D, T>(mutation: AnyMutation<K, D, T>): Promise<boolean>
  /** Returns an HTTP client for another server, given by its origin, as a visitor there. */
  httpFor(server: string): HttpReader
  /**
   * Returns what `make` returned for this runtime: calls it on first use, and returns the same object afterwards. Pass
   * the same function each time.
   */
  service<S>(make: (runtime: Runtime) => S): S
  /** Calls a listener when the runtime closes; at once if it is closed already. */
  onClose(listener: () => void): void
  /** Calls the listeners of `onClose`, the last one first, and then ends the runtime's own work. */
  close(): void
}

/**
 * The hashes of entities and queries whose changes had no answer when the last page of this tab was left. What the next
 * page reads at its start may be older than these changes.
 */
export const unansweredStore = createIdentityStore({
  key: 'unanswered',
  area: 'session',
  version: 1,
  schema: z.array(z.string()),
  defaults: [],
})

const isAccepted = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => true,
    () => false,
  )

/** Creates the runtime of one identity. */
export function createRuntime(options: RuntimeOptions): Runtime {
  const {
    identity,
    token,
    ports,
    activity,
    halted,
    locale,
    build = 'dev',
    streamingUrl,
    sharesStream = false,
    onExpired,
    onError,
    reach,
  } = options
  const services = new Map<unknown, unknown>()
  const closeListeners: (() => void)[] = []
  let isClosed = false
  const client = createClient({
    onError: (error) => onError?.(error, identity),
    now: ports.now,
  })
  const cache = new EntityCache(client, ports.now)
  const http = createHttp({
    server: identity.server,
    token,
    fetch: ports.fetch,
    tick: () => cache.tick(),
    now: ports.now,
    activity,
    userLocale: locale,
    halted,
    openUpload: ports.openUpload,
    onUnauthorised: () => onExpired?.(identity),
  })
  const loader = createEntityLoader({
    cache,
    http,
    signedIn: () => identity.accountId !== null,
    onGone: (statusId) => emitFact('statusDeleted', { identity: identity.key, statusId }),
  })
  const listeners = createEntityListeners(client.getQueryCache())
  const tabEcho = createTabEcho(
    cache,
    token === null ? null : openTabChannel(`skein:${build}:${identity.key}`),
  )
  const mutations = createMutations({
    client,
    cache,
    http,
    refresh: (ref) => void loader.refresh(ref),
    onAnswered: (refs) => tabEcho.send(refs),
  })
  closeListeners.push(
    onPageLeave('write', () => {
      const hashes = mutations.sendWaiting()
      if (hashes.length > 0) unansweredStore.of(identity.key).set(hashes)
    }),
  )
  const { streaming, poller } = deferLive({
    load: () => whenFirstScreenShown().then(() => import('@/lib/streaming/live')),
    streaming: {
      url: () => streamingUrl?.(runtime) ?? null,
      token,
      now: ports.now,
      batch: (run) => notifyManager.batch(run),
      supports: (channel) => channelSupport(http.capabilities.software, channel),
      ...(sharesStream && token !== null && { share: { name: `${build}:${identity.key}` } }),
      ...(ports.openSocket && { openSocket: ports.openSocket }),
    },
    poller: {
      name: identity.key,
      now: ports.now,
      // The page is shared with other tabs as plain JSON, and each tab validates it with its own schemas.
      fetchPage: async ({ path, query }) =>
        (await http.request(path, { query: { ...query }, schema: z.unknown() })).data,
    },
    isKnown: (id) => cache.read('status', id) !== undefined,
  })
  // Only data of signed-in accounts is polled.
  poller.setActive(token !== null)
  // Its code is not needed at the start, since memory fills only after minutes.
  closeListeners.push(
    startLater(
      () => import('@/lib/cache/sweep/sweeper'),
      ({ startSweeper }) => startSweeper({ cache, mounted: () => listeners.mounted() }),
    ),
  )

  const runtime: Runtime = {
    identity,
    me: identity.accountId,
    client,
    cache,
    http,
    httpWriter: http,
    listeners,
    loader,
    streaming,
    poller,
    reach: (token !== null && reach) || null,
    now: ports.now,
    run: <A, K extends Kind, D, T>(
      change: MutationDefinition<A, K, D, T> | AnyMutation<K, D, T>,
      args?: A,
      handlers?: MutationHandlers<T>,
    ) => {
      if (!('create' in change)) return isAccepted(mutations.run(change))
      const call = { name: change.name, args }
      const mutation = withHandlers(change.create(args as A, runtime), handlers)
      if (!change.waits || !runtime.reach || handlers?.skipAlert)
        return isAccepted(mutations.run(mutation, call))
      const { goneIsDone = false } = change.waits
      const waiting = waitOffline(runtime, runtime.reach, mutation, {
        call,
        place: handlers?.place,
        goneIsDone,
      })
      const accepted = isAccepted(mutations.run(waiting.mutation, call))
      void accepted.then(waiting.answered)
      return accepted
    },
    httpFor: (server) =>
      // These answers are not stored in the cache, so their order does not matter.
      createHttp({ server, token: null, fetch: ports.fetch, tick: () => 0, now: ports.now, activity }),
    service<S>(make: (runtime: Runtime) => S): S {
      if (!services.has(make)) services.set(make, make(runtime))
      return services.get(make) as S
    },
    onClose(listener) {
      // An answer after the close may still start something.
      if (isClosed) listener()
      else closeListeners.push(listener)
    },
    close() {
      isClosed = true
      for (const listener of closeListeners.toReversed()) listener()
      streaming.close()
      poller.close()
      tabEcho.close()
      loader.close()
      listeners.close()
      client.clear()
    },
  }
  return runtime
}
