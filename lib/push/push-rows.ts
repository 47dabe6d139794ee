import { openDatabase, type Database } from '@/lib/storage'
import type { QuietHours } from './quiet-hours'

/** Takes the place of the name in a sentence. */
export const NAME = '\u0001'

/** Texts and times that the service worker needs of the page to show pushes: it has no texts and no settings of its own. */
export interface PushNotes {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** Id of the account. */
  readonly me: string
  /** Sentences with NAME, by type of notification and, after a colon, case. */
  readonly sentences: Readonly<Record<string, string>>
  /** "1 new notification" and so on. The last is for any larger number. */
  readonly counts: readonly string[]
  readonly favourite: string
  readonly boost: string
  readonly reply: string
  /** Says that an action failed. */
  readonly failed: string
  readonly quiet: QuietHours
  /** ms since the epoch. */
  readonly pausedUntil: number
}

/** The notifications that are pushed. */
export interface PushChoice {
  readonly types: readonly string[]
  readonly policy: PushPolicy
}

export const PUSH_POLICIES = ['all', 'followed', 'follower', 'none'] as const
/** The people whose notifications are pushed: everyone's, those of people the user follows, of followers, or none. */
type PushPolicy = (typeof PUSH_POLICIES)[number]

/** A push subscription of this browser. */
export interface PushRow extends PushChoice {
  /** Key of the identity. */
  readonly identity: string
  /** Origin of its server. */
  readonly server: string
  /** The key of the server. */
  readonly key: string
  /** The address at the push service. */
  readonly endpoint: string
  readonly notes: PushNotes
}

const ROWS = 'accounts'
const ALERTED = 'alerted'
/** Number of notifications to remember as alerted. */
const MAX_ALERTED = 100

const isRow = (value: unknown): value is PushRow => {
  const { identity, server, key, endpoint, types, policy, notes } = (value ?? {}) as Partial<PushRow>
  return (
    [identity, server, key, endpoint].every((text) => typeof text === 'string') &&
    Array.isArray(types) &&
    PUSH_POLICIES.some((each) => each === policy) &&
    typeof notes === 'object' &&
    Array.isArray(notes.counts) &&
    typeof notes.sentences === 'object'
  )
}

/** Runs `work` on the database, closed again afterwards: workers and all tabs use it. */
async function withRows<T>(work: (rows: Database) => Promise<T>): Promise<T> {
  const rows = openDatabase({
    name: 'skein/push',
    version: 1,
    stores: { [ROWS]: { keyPath: 'identity' }, [ALERTED]: {} },
  })
  try {
    return await work(rows)
  } finally {
    rows.close()
  }
}

/** Returns the subscription of an account; null when this browser gets no pushes for it. */
export const pushRowOf = (identity: string): Promise<PushRow | null> =>
  withRows(async (rows) => {
    const row = await rows.get(ROWS, identity)
    return isRow(row) ? row : null
  })

export const writePushRow = (row: PushRow): Promise<unknown> => withRows((rows) => rows.put(ROWS, row))

/** Changes a stored subscription. Does nothing where there is none. */
export const changePushRow = (identity: string, change: Partial<PushRow>): Promise<void> =>
  withRows((rows) => rows.update(ROWS, identity, (row) => (isRow(row) ? { ...row, ...change } : undefined)))

/** Deletes the subscription of an account, and which of its notifications alerted. */
export const deletePushRow = (identity: string): Promise<unknown> =>
  withRows((rows) => Promise.all([rows.delete(ROWS, identity), rows.delete(ALERTED, identity)]))

/** True once for each notification: an open tab and the service worker may both want to alert the user of it. */
export const claimAlert = (identity: string, id: string): Promise<boolean> =>
  withRows(async (rows) => {
    let isFirst = false
    await rows.update(ALERTED, identity, (stored) => {
      const ids = Array.isArray(stored) ? (stored as unknown[]) : []
      isFirst = !ids.includes(id)
      return isFirst ? [...ids, id].slice(-MAX_ALERTED) : undefined
    })
    return isFirst
  })
