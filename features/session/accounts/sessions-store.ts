import * as z from 'zod/mini'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { tellFact } from '@/lib/bus'
import { openTabChannel } from '@/lib/util/tabs'
import type { SessionDb } from './session-db'
import { heldAccountSchema, withoutSecrets, type HeldAccount, type Session } from './stored'

const LOCAL_KEY = 'skein:accounts'
const CHANNEL = 'skein:sessions'

export interface SessionsState {
  /** In order of addition; the first is the default identity. */
  readonly accounts: readonly HeldAccount[]
  /** True once the database was read; before, only the `accounts` of the last visit are known. */
  readonly loaded: boolean
  /** Nothing can be stored: signed in until this page closes. Tell the user once. */
  readonly blocked: boolean
}

/** The signed-in accounts. The state has no secrets; tokens come only from `sessionOf`. */
export interface SessionsStore {
  readonly state: StoreApi<SessionsState>
  /** Reads the database; call once at the start. Never rejects. */
  load(): Promise<void>
  /** Null when `who` is not signed in, or before `load`. */
  sessionOf(who: string): Session | null
  /** Adds a session, or replaces that of the same account (signed in again, renamed). */
  add(session: Session): Promise<void>
  remove(who: string): Promise<void>
  /** Records that the token was refused, or works again. */
  setExpired(who: string, expired: boolean): Promise<void>
  /** Updates name and picture from verify_credentials. */
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
    // The copy is only used for the first paint.
  }
}

/**
 * Creates the store over `db`. Tabs notify each other of changes by BroadcastChannel, without tokens. Every
 * tab emits the facts signedIn (also when the token of an account changed) and signedOut.
 */
export function createSessionsStore(db: SessionDb): SessionsStore {
  const sessions = new Map<string, Session>()
  const state = createStore<SessionsState>(() => ({ accounts: readLocal(), loaded: false, blocked: false }))
  const channel = openTabChannel(CHANNEL)

  // Tokens as of the last notification; null until the first load, which emits nothing.
  let emitted: Map<string, string> | null = null
  const emitFacts = () => {
    const before = emitted
    emitted = new Map([...sessions].map(([who, { token }]) => [who, token]))
    for (const identity of before?.keys() ?? [])
      if (!emitted.has(identity)) tellFact('signedOut', { identity })
    for (const [identity, token] of before ? emitted : [])
      if (before?.get(identity) !== token) tellFact('signedIn', { identity })
  }

  const publish = () => {
    const accounts = [...sessions.values()].sort((a, b) => a.addedAt - b.addedAt).map(withoutSecrets)
    state.setState({ accounts, loaded: true, blocked: db.blocked() })
    // An embedding server signs the user in with each page, so store nothing of that.
    writeLocal(accounts.filter(({ who }) => !sessions.get(who)?.embedded))
    emitFacts()
  }

  const notifyTabs = () => channel?.send('changed')

  // Runs changes one after another: a read that began before a write must not overwrite it.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  const load = () =>
    inTurn(async () => {
      const stored = await db.sessions.all().catch(() => [])
      const embedded = [...sessions.values()].filter((session) => session.embedded)
      if (!db.blocked()) sessions.clear()
      for (const session of [...stored, ...embedded]) sessions.set(session.who, session)
      publish()
    })

  const change = (who: string, by: Partial<Session>) =>
    inTurn(async () => {
      const session = sessions.get(who)
      if (!session) return
      if (Object.entries(by).every(([key, value]) => session[key as keyof Session] === value)) return
      await save({ ...session, ...by })
    })

  async function save(session: Session) {
    sessions.set(session.who, session)
    if (!session.embedded) await db.sessions.put(session)
    publish()
    notifyTabs()
  }

  channel?.onMessage(() => void load())

  return {
    state,
    load,
    sessionOf: (who) => sessions.get(who) ?? null,
    add: (session) =>
      inTurn(async () => {
        const before = [...sessions.values()].find(
          ({ server, accountId }) => server === session.server && accountId === session.accountId,
        )
        if (before && before.who !== session.who) {
          sessions.delete(before.who)
          await db.sessions.delete(before.who).catch(() => undefined)
        }
        await save(before ? { ...session, addedAt: before.addedAt } : session)
      }),
    remove: (who) =>
      inTurn(async () => {
        sessions.delete(who)
        await db.sessions.delete(who).catch(() => undefined)
        publish()
        notifyTabs()
      }),
    setExpired: (who, expired) => change(who, { expired }),
    describe: (who, about) => change(who, about),
    close: () => channel?.close(),
  }
}
