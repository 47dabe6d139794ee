import * as z from 'zod/mini'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { emitFact } from '@/lib/bus'
import { createLocalStore } from '@/lib/storage'
import { SESSIONS_CHANNEL } from '@/lib/storage/first-databases'
import { openTabChannel } from '@/lib/util/tab-channel'
import type { AccountDescription } from '../describe-account'
import type { SessionDb } from './session-db'
import { signedInAccountSchema, withoutSecrets, type SignedInAccount, type Session } from './stored'

export interface SessionsState {
  /** In order of addition; the first is the default identity. */
  readonly accounts: readonly SignedInAccount[]
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
  /** Null when `identityKey` is not signed in, or before `load`. */
  sessionOf(identityKey: string): Session | null
  /** Adds a session, or replaces the session of the same account (signed in again, renamed). */
  add(session: Session): Promise<void>
  remove(identityKey: string): Promise<void>
  /** Records that the token was refused, or works again. */
  setExpired(identityKey: string, expired: boolean): Promise<void>
  /** Updates name and image from verify_credentials. */
  describe(identityKey: string, about: AccountDescription): Promise<void>
  /** Stops listening to other tabs. */
  close(): void
}

/** A copy of the accounts for the first paint. */
const copy = createLocalStore({
  key: 'accounts',
  version: 1,
  schema: z.array(signedInAccountSchema),
  defaults: [],
})

/**
 * Creates the store over `db`. Tabs notify each other of changes by BroadcastChannel, without tokens. Every
 * tab emits the facts signedIn (also when the token of an account changed) and signedOut.
 */
export function createSessionsStore(db: SessionDb): SessionsStore {
  const sessions = new Map<string, Session>()
  const state = createStore<SessionsState>(() => ({ accounts: copy.get(), loaded: false, blocked: false }))
  const channel = openTabChannel(SESSIONS_CHANNEL)

  // The tokens at the last notification; null until the first load, which emits nothing.
  let emitted: Map<string, string> | null = null
  const emitFacts = () => {
    const before = emitted
    emitted = new Map([...sessions].map(([identityKey, { token }]) => [identityKey, token]))
    for (const identity of before?.keys() ?? [])
      if (!emitted.has(identity)) emitFact('signedOut', { identity })
    for (const [identity, token] of before ? emitted : [])
      if (before?.get(identity) !== token) emitFact('signedIn', { identity })
  }

  const publish = () => {
    const accounts = [...sessions.values()].sort((a, b) => a.addedAt - b.addedAt).map(withoutSecrets)
    state.setState({ accounts, loaded: true, blocked: db.blocked() })
    // An embedding server signs the user in with each page: do not store its account.
    copy.set(accounts.filter(({ identityKey }) => !sessions.get(identityKey)?.embedded))
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
      for (const session of [...stored, ...embedded]) sessions.set(session.identityKey, session)
      publish()
    })

  const change = (identityKey: string, by: Partial<Session>) =>
    inTurn(async () => {
      const session = sessions.get(identityKey)
      if (!session) return
      const changed = { ...session, ...by }
      if (JSON.stringify(changed) !== JSON.stringify(session)) await save(changed)
    })

  async function save(session: Session) {
    sessions.set(session.identityKey, session)
    if (!session.embedded) await db.sessions.put(session)
    publish()
    notifyTabs()
  }

  channel?.onMessage(() => void load())

  return {
    state,
    load,
    sessionOf: (identityKey) => sessions.get(identityKey) ?? null,
    add: (session) =>
      inTurn(async () => {
        const before = [...sessions.values()].find(
          ({ server, accountId }) => server === session.server && accountId === session.accountId,
        )
        if (before && before.identityKey !== session.identityKey) {
          sessions.delete(before.identityKey)
          await db.sessions.delete(before.identityKey).catch(() => undefined)
        }
        await save(before ? { ...session, addedAt: before.addedAt } : session)
      }),
    remove: (identityKey) =>
      inTurn(async () => {
        sessions.delete(identityKey)
        await db.sessions.delete(identityKey).catch(() => undefined)
        publish()
        notifyTabs()
      }),
    setExpired: (identityKey, expired) => change(identityKey, { expired }),
    describe: (identityKey, about) => change(identityKey, about),
    close: () => channel?.close(),
  }
}
