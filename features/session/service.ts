import type { Identity } from '@/lib/runtime'
import { VERIFY_PATH } from '@/lib/http'
import { credentialAccountDto } from '@/schemas/account'
import type { SignInWishes } from './authorize'
import type { SessionHealth } from './check-session'
import type { Config } from './config'
import type { DiscoveredServer } from './discovery'
import { visitorHttp, type Fetch } from './visitor-http'
import type { Embedded } from './embedded'
import { plainName } from './plain-name'
import { resolveWho, type Resolved, type WhoContext } from './identity'
import { createPendingStore } from './pending-store'
import type { Returned } from './return'
import { createSessionDb, type SessionDb } from './session-db'
import { createSessionsStore, type SessionsStore } from './sessions-store'
import { signOut } from './sign-out'
import { hostOf } from './server-address'
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
  /** The query of the return address: signs in, or leaves once more. Throws SignInError. */
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
const steps = () => import('./steps')

/** Makes the service; touches nothing until `start`. */
export function createSessionService(options: SessionServiceOptions): SessionService {
  const { fetch, now, config, embedded, root, leave } = options
  const db = options.db ?? createSessionDb()
  const sessions = createSessionsStore(db)
  const pending = createPendingStore(db, now)
  const redirectUri = new URL('sign-in/return', root).href
  const pageOrigin = new URL(root).origin
  const oauth = {
    fetch,
    db,
    pending,
    now,
    redirectUri,
    sessions,
    appName: config.productName,
    website: root,
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
      await sessions.load()
      if (embedded?.token) await addEmbedded(sessions, embedded, fetch)
    },
    resolve: (who) => resolveWho(who, context()),
    tokenOf: (identity) =>
      identity.accountId === null ? null : (sessions.sessionOf(identity.who)?.token ?? null),
    async signIn(typed, { signal, ...wishes } = {}) {
      const { discoverServer, startSignIn } = await steps()
      const server = await discoverServer(typed, { fetch, signal })
      const held = context().accounts.some((account) => account.server === server.server)
      const forceLogin = wishes.forceLogin ?? (held && !wishes.expects)
      const url = await startSignIn(oauth, server, { ...wishes, forceLogin })
      signal?.throwIfAborted()
      leave(url)
    },
    async comeBack(params) {
      const { completeSignIn } = await steps()
      const returned = await completeSignIn(oauth, params)
      if (returned.kind === 'again') leave(returned.url)
      return returned
    },
    signOut: (who) => signOut({ sessions, fetch }, who),
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

/** The session of an embedding server: its token, and the account it printed or else tells. */
async function addEmbedded(sessions: SessionsStore, embedded: Embedded, fetch: Fetch): Promise<void> {
  const { token, server, domain } = embedded
  if (!token) return
  let { me, account } = embedded
  if (me === null || !account) {
    try {
      const { data } = await visitorHttp(server, fetch, token).request(VERIFY_PATH, {
        schema: credentialAccountDto,
      })
      me = data.id
      account = {
        username: data.username,
        name: plainName(data),
        avatar: data.avatar_static || data.avatar,
      }
    } catch {
      // Read as a visitor then; the next page of the server tries again.
      return
    }
  }
  await sessions.add({
    who: `${account.username}@${hostOf(server)}`,
    server,
    accountId: me,
    name: account.name,
    avatar: account.avatar,
    handle: `${account.username}@${domain}`,
    expired: false,
    token,
    scopes: '',
    clientId: null,
    clientSecret: null,
    revocationPath: '/oauth/revoke',
    embedded: true,
    addedAt: 0,
  })
}
