import * as z from 'zod/mini'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SessionDb } from './session-db'
import { heldAccountSchema, withoutSecrets, type HeldAccount, type Session } from './stored'

const LOCAL_KEY = 'skein:accounts'
const CHANNEL = 'skein:sessions'

export interface SessionsState {
  /** In the order they were added; the first is the default identity. */
  readonly accounts: readonly HeldAccount[]
  /** The sessions came from the database; before that only `accounts` of the last visit are known. */
  readonly loaded: boolean
  /** Nothing can be stored: signed in until this page is closed, and to be said once. */
  readonly blocked: boolean
}

/** The accounts held here. State is what anyone may know; tokens come from `sessionOf` only. */
export interface SessionsStore {
  readonly state: StoreApi<SessionsState>
  /** Reads the database; call once at the start. Never rejects. */
  load(): Promise<void>
  /** Null when `who` is not held here, or before `load`. */
  sessionOf(who: string): Session | null
  /** Adds it, or replaces the one of the same account (signed in again, renamed). */
  add(session: Session): Promise<void>
  remove(who: string): Promise<void>
  /** Its token was refused, or works again. */
  setExpired(who: string, expired: boolean): Promise<void>
  /** What verify_credentials says of it now. */
  describe(who: string, about: Pick<HeldAccount, 'name' | 'avatar'>): Promise<void>
  /** Stops listening to other tabs. */
  close(): void
}

const heldAccounts = z.array(heldAccountSchema)

function readLocal(): HeldAccount[] {
  try {
    const parsed = z.safeParse(heldAccounts, JSON.parse(localStorage.getItem(LOCAL_KEY) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

function writeLocal(accounts: readonly HeldAccount[]) {
  try {
    localStorage.setItem(LOCAL_KEY, JSON.stringify(accounts))
  } catch {
    // The copy only serves the first paint.
  }
}

/** Makes the store over `db`. Tabs tell each other of changes by BroadcastChannel, never of tokens. */
export function createSessionsStore(db: SessionDb): SessionsStore {
  const sessions = new Map<string, Session>()
  const state = createStore<SessionsState>(() => ({ accounts: readLocal(), loaded: false, blocked: false }))
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)

  const publish = () => {
    const accounts = [...sessions.values()].sort((a, b) => a.addedAt - b.addedAt).map(withoutSecrets)
    state.setState({ accounts, loaded: true, blocked: db.blocked() })
    // An embedding server signs us in anew with each page, so nothing of it is remembered.
    writeLocal(accounts.filter(({ who }) => !sessions.get(who)?.embedded))
  }

  // A channel has no target origin; the rule means windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tellTabs = () => channel?.postMessage('changed')

  async function load() {
    const stored = await db.sessions.all().catch(() => [])
    const embedded = [...sessions.values()].filter((session) => session.embedded)
    if (!db.blocked()) sessions.clear()
    for (const session of [...stored, ...embedded]) sessions.set(session.who, session)
    publish()
  }

  async function change(who: string, by: Partial<Session>) {
    const session = sessions.get(who)
    if (!session) return
    const next = { ...session, ...by }
    if (Object.entries(by).every(([key, value]) => session[key as keyof Session] === value)) return
    await save(next)
  }

  async function save(session: Session) {
    sessions.set(session.who, session)
    if (!session.embedded) await db.sessions.put(session)
    publish()
    tellTabs()
  }

  channel?.addEventListener('message', () => void load())

  return {
    state,
    load,
    sessionOf: (who) => sessions.get(who) ?? null,
    async add(session) {
      const before = [...sessions.values()].find(
        ({ server, accountId }) => server === session.server && accountId === session.accountId,
      )
      if (before && before.who !== session.who) {
        sessions.delete(before.who)
        await db.sessions.delete(before.who)
      }
      await save(before ? { ...session, addedAt: before.addedAt } : session)
    },
    async remove(who) {
      sessions.delete(who)
      await db.sessions.delete(who).catch(() => undefined)
      publish()
      tellTabs()
    },
    setExpired: (who, expired) => change(who, { expired }),
    describe: (who, about) => change(who, about),
    close: () => channel?.close(),
  }
}
