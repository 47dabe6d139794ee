import type { Identity } from '@/lib/runtime'
import { whenIdle } from '@/lib/util/timing/when-idle'
import type { SignInOptions } from '../sign-in/authorize'
import type { SessionHealth } from './check-session'
import type { Config } from '../servers/config'
import type { DiscoveredServer } from '../servers/discovery'
import type { Fetch } from '../servers/visitor-http'
import type { Embedded } from '../embedded/embedded'
import { resolveIdentity, type ResolvedIdentity, type IdentityContext } from './identity'
import { pendingKeys } from '../sign-in/pending-keys'
import type { Returned } from '../sign-in/complete-sign-in'
import { createSessionDb, type SessionDb } from './store/session-db'
import { createSessionsStore, type SessionsStore } from './store/sessions-store'
import type { RecentServer } from './store/stored'

export interface SessionServiceOptions {
  fetch: Fetch
  /** ms since the epoch. */
  now: () => number
  config: Config
  /** Data printed by an embedding server, see readEmbedded. */
  embedded: Embedded | null
  /** URL of the app's root with a trailing slash: origin and base path. */
  root: string
  /** Navigates away from the app. */
  leave: (url: string) => void
  db?: SessionDb
}

/** Sign-in, sign-out and the signed-in accounts. One per page. */
export interface SessionService {
  readonly sessions: SessionsStore
  readonly config: Config
  readonly embedded: Embedded | null
  readonly fetch: Fetch
  /** Loads stored sessions and adds the session of an embedding server. Call once at the start; never rejects. */
  start(): Promise<void>
  /** Resolves the identity key of a URL; null = show the sign-in page. */
  resolve(identityKey: string | null): ResolvedIdentity | null
  /** Null for visitors. */
  tokenOf(identity: Identity): string | null
  /** Finds the server of an address, a page or a handle. Throws DiscoveryError. */
  find(typed: string, signal: AbortSignal): Promise<DiscoveredServer>
  /**
   * Finds a server, registers the app there and navigates to its consent page. Throws DiscoveryError and
   * ApiError.
   */
  signIn(typed: string, options?: SignInOptions & { signal?: AbortSignal }): Promise<void>
  /**
   * Completes a sign-in from the query of the return URL, or returns where to go once more. Throws
   * SignInError.
   */
  completeSignIn(params: URLSearchParams): Promise<Returned>
  /** Resolves to true when the server confirmed; the session is removed here in any case. */
  signOut(identityKey: string): Promise<boolean>
  /** Checks the token, after a 401. */
  check(identityKey: string): Promise<SessionHealth>
  /** Recently used servers, latest first. */
  recentServers(): Promise<RecentServer[]>
  /**
   * Discovers a server at this page's own origin (a demo, or a deployment on a server's host), once. Null
   * when there is none.
   */
  ownServer(): Promise<DiscoveredServer | null>
  /** Navigates away from the app. */
  leave(url: string): void
}

/** Loaded on first use: signed-in users do not need the sign-in flow. */
const steps = () => import('../sign-in/steps')

/** Longest wait for an idle moment, in ms. */
const SWEEP_LIMIT = 10_000

/** Creates the service; does nothing until `start`. */
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
  /** Removes abandoned sign-ins; loads its code only when there are any. */
  const sweep = async () => {
    if (pendingKeys().length === 0 && (await db.pendingSignIns.all()).length === 0) return
    const { createPendingStore } = await steps()
    await createPendingStore(db, now).sweep()
  }

  let own: Promise<DiscoveredServer | null> | null = null
  let found: string | null = null

  const context = (): IdentityContext => ({
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
      await sessions.load()
      // Few servers embed the app, so only their pages load this code.
      if (embedded)
        await import('../embedded/add-embedded')
          .then(({ addEmbedded }) => addEmbedded(sessions, embedded, fetch))
          .catch(() => {})
      whenIdle(() => void sweep().catch(() => {}), SWEEP_LIMIT)
    },
    resolve: (identityKey) => resolveIdentity(identityKey, context()),
    tokenOf: (identity) =>
      identity.accountId === null ? null : (sessions.sessionOf(identity.key)?.token ?? null),
    find: async (typed, signal) => (await steps()).discoverServer(typed, { fetch, signal }),
    async signIn(typed, { signal, ...signInOptions } = {}) {
      const { createPendingStore, discoverServer, startSignIn } = await steps()
      const server = await discoverServer(typed, { fetch, signal })
      const hasAccount = context().accounts.some((account) => account.server === server.server)
      const forceLogin = signInOptions.forceLogin ?? (hasAccount && !signInOptions.expects)
      const url = await startSignIn({ ...oauth, pending: createPendingStore(db, now) }, server, {
        ...signInOptions,
        forceLogin,
      })
      signal?.throwIfAborted()
      leave(url)
    },
    async completeSignIn(params) {
      const { completeSignIn, createPendingStore } = await steps()
      return completeSignIn({ ...oauth, pending: createPendingStore(db, now) }, params)
    },
    // The button that asks has loaded this code already, so that it works without a connection.
    signOut: async (identityKey) =>
      (await import('../sign-out/sign-out')).signOut({ sessions, db, fetch }, identityKey),
    check: (identityKey) =>
      import('./check-session').then(
        ({ checkSession }) => checkSession({ sessions, fetch }, identityKey),
        () => 'unknown' as const,
      ),
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
