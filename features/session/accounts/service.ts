import type { Identity } from '@/lib/runtime'
import { whenIdle } from '@/lib/util/when-idle'
import type { SignInWishes } from '../sign-in/authorize'
import type { SessionHealth } from './check-session'
import type { Config } from '../servers/config'
import type { DiscoveredServer } from '../servers/discovery'
import type { Fetch } from '../servers/visitor-http'
import type { Embedded } from '../embedded/embedded'
import { resolveWho, type Resolved, type WhoContext } from './identity'
import { pendingKeys } from '../sign-in/pending-keys'
import type { Returned } from '../sign-in/return'
import { createSessionDb, type SessionDb } from './session-db'
import { createSessionsStore, type SessionsStore } from './sessions-store'
import { signOut } from '../sign-out/sign-out'
import type { RecentServer } from './stored'

export interface SessionServiceOptions {
  fetch: Fetch
  /** ms since the epoch. */
  now: () => number
  config: Config
  /** What the embedding server printed, see readEmbedded. */
  embedded: Embedded | null
  /** Address of the app's root, with a slash at the end: origin and base. */
  root: string
  /** Leaves for another page. */
  leave: (url: string) => void
  db?: SessionDb
}

/** Everything about being signed in. One per page. */
export interface SessionService {
  readonly sessions: SessionsStore
  readonly config: Config
  readonly embedded: Embedded | null
  readonly fetch: Fetch
  /** Reads what is stored and takes in what the embedding server printed. Once, at the start; never rejects. */
  start(): Promise<void>
  /** Who an address means; null = nobody, show the sign-in page. */
  resolve(who: string | null): Resolved | null
  /** Null for visitors. */
  tokenOf(identity: Identity): string | null
  /** Finds a server, registers there and leaves for its page. Throws DiscoveryError and ApiError. */
  signIn(typed: string, wishes?: SignInWishes & { signal?: AbortSignal }): Promise<void>
  /** The query of the return address: signs in, or says where to go once more. Throws SignInError. */
  comeBack(params: URLSearchParams): Promise<Returned>
  /** True when the server confirmed; forgotten here in any case. */
  signOut(who: string): Promise<boolean>
  /** After a 401. */
  check(who: string): Promise<SessionHealth>
  /** Servers signed in to from here, latest first. */
  recentServers(): Promise<RecentServer[]>
  /** This page's own origin when it is such a server (a demo, or a deployment beside one); asked once. */
  ownServer(): Promise<DiscoveredServer | null>
  /** Leaves for another page. */
  leave(url: string): void
}

/** The steps of signing in: of no use to those who are signed in, so their code loads when somebody signs in. */
const steps = () => import('../sign-in/steps')

/** Longest wait for an idle moment, in ms. */
const SWEEP_LIMIT = 10_000

/** Makes the service; touches nothing until `start`. */
export function createSessionService(options: SessionServiceOptions): SessionService {
  const { fetch, now, config, embedded, root, leave } = options
  const db = options.db ?? createSessionDb()
  const sessions = createSessionsStore(db)
  const redirectUri = new URL('sign-in/return', root).href
  const pageOrigin = new URL(root).origin
  const oauth = {
    fetch,
    db,
    now,
    redirectUri,
    sessions,
    appName: config.productName,
    website: root,
  }
  /** Removes sign-ins that were left lying; the code loads only when there are any. */
  const sweep = async () => {
    if (pendingKeys().length === 0 && (await db.pending.all()).length === 0) return
    const { createPendingStore } = await steps()
    await createPendingStore(db, now).sweep()
  }

  let own: Promise<DiscoveredServer | null> | null = null
  let found: string | null = null

  const context = (): WhoContext => ({
    accounts: sessions.state.getState().accounts,
    defaultServer: config.defaultServer ?? embedded?.server ?? found,
    pageOrigin,
  })

  return {
    sessions,
    config,
    embedded,
    fetch,
    leave,
    async start() {
      const adding = embedded?.token ? import('../embedded/add-embedded') : null
      // Code that does not come is as good as no token: read as a visitor then.
      adding?.catch(() => {})
      await sessions.load()
      if (embedded) await adding?.then((code) => code.addEmbedded(sessions, embedded, fetch)).catch(() => {})
      whenIdle(() => void sweep().catch(() => {}), SWEEP_LIMIT)
    },
    resolve: (who) => resolveWho(who, context()),
    tokenOf: (identity) =>
      identity.accountId === null ? null : (sessions.sessionOf(identity.who)?.token ?? null),
    async signIn(typed, { signal, ...wishes } = {}) {
      const { createPendingStore, discoverServer, startSignIn } = await steps()
      const server = await discoverServer(typed, { fetch, signal })
      const held = context().accounts.some((account) => account.server === server.server)
      const forceLogin = wishes.forceLogin ?? (held && !wishes.expects)
      const url = await startSignIn({ ...oauth, pending: createPendingStore(db, now) }, server, {
        ...wishes,
        forceLogin,
      })
      signal?.throwIfAborted()
      leave(url)
    },
    async comeBack(params) {
      const { completeSignIn, createPendingStore } = await steps()
      return completeSignIn({ ...oauth, pending: createPendingStore(db, now) }, params)
    },
    signOut: (who) => signOut({ sessions, db, fetch }, who),
    check: async (who) => (await import('./check-session')).checkSession({ sessions, fetch }, who),
    recentServers: async () =>
      (await db.servers.all().catch(() => [])).sort((a, b) => b.usedAt - a.usedAt).slice(0, 5),
    ownServer() {
      own ??=
        config.defaultServer || embedded
          ? Promise.resolve(null)
          : steps()
              .then(({ discoverServer }) => discoverServer(pageOrigin, { fetch }))
              .catch(() => null)
      void own.then((server) => (found = server?.server ?? null))
      return own
    },
  }
}
