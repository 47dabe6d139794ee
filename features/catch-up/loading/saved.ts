import * as z from 'zod/mini'
import { entityHash, idRefs, shownIdOf, storedRowsSchema, type EntityRow } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import { openDatabase } from '@/lib/storage'
import type { IdOf, Kind } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import type { CatchUpState } from './state'

/** Increase when the stored format changes: entries of another format are ignored. */
const STORED_FORMAT = 1

/** An entry in the list of saved catch-ups. */
const headSchema = z.object({
  format: z.literal(STORED_FORMAT),
  /** Identity key and id. */
  key: z.string(),
  identityKey: z.string(),
  id: z.string(),
  until: z.number(),
  reached: z.nullable(z.number()),
  count: z.number(),
  /** Stored only for the next reload; the next catch-up replaces it. */
  passing: z.catch(z.boolean(), false),
})
export type SavedCatchUp = z.output<typeof headSchema>

const spanSchema = z.union([z.object({ hours: z.number() }), z.object({ lastRead: z.string() })])
const bodySchema = z.object({
  format: z.literal(STORED_FORMAT),
  key: z.string(),
  span: spanSchema,
  full: z.boolean(),
  lost: z.catch(z.number(), 0),
  phase: z.catch(z.enum(['loading', 'failed', 'cancelled', 'done']), 'done'),
  next: z.catch(z.nullable(z.string()), null),
  ids: z.array(z.string()),
  rows: storedRowsSchema,
})

const db = openDatabase({
  name: 'skein/catch-ups',
  version: 1,
  stores: { heads: { keyPath: 'key' }, bodies: { keyPath: 'key' } },
})

const keyOf = (identityKey: string, id: string) => `${identityKey} ${id}`

async function headsOf(identityKey: string): Promise<SavedCatchUp[]> {
  const found = (await db.getAll('heads')).flatMap((row) => {
    const read = z.safeParse(headSchema, row)
    return read.success && read.data.identityKey === identityKey ? [read.data] : []
  })
  return found.toSorted((a, b) => b.until - a.until)
}

/** The saved catch-ups of an identity, the latest first. */
export const savedCatchUps = async (identityKey: string): Promise<SavedCatchUp[]> =>
  (await headsOf(identityKey)).filter(({ passing }) => !passing)

/** The posts of a catch-up and all entities they refer to, as the server sent them. */
function rowsOf({ cache }: Runtime, ids: readonly StatusId[]): EntityRow[] {
  const marked = cache.mark(idRefs('status', [...ids]))
  return [...marked].flatMap((hash): EntityRow[] => {
    const [kind, id] = JSON.parse(hash) as [Kind, IdOf[Kind]]
    const data = entityHash(kind, id) === hash ? cache.base(kind, id) : undefined
    return data ? [{ kind, id, data } as EntityRow] : []
  })
}

/** Counts posts as the reader shows them: a post and its boosts share a row. */
const countPosts = ({ cache }: Runtime, ids: readonly StatusId[]): number =>
  new Set(ids.map((id) => shownIdOf(cache, id))).size

async function write(runtime: Runtime, state: CatchUpState, passing: boolean): Promise<boolean> {
  const { key: identityKey } = runtime.identity
  const key = keyOf(identityKey, state.id)
  const { id, until, reached, ids, span, full, lost, next } = state
  const phase = state.phase === 'waiting' ? 'loading' : state.phase
  const rows = rowsOf(runtime, ids)
  if (
    !(await db.put('bodies', {
      format: STORED_FORMAT,
      key,
      span,
      full,
      lost,
      phase,
      next,
      ids: [...ids],
      rows,
    }))
  )
    return false
  return db.put('heads', {
    format: STORED_FORMAT,
    key,
    identityKey,
    id,
    until,
    reached,
    count: countPosts(runtime, ids),
    passing,
  })
}

let turn: Promise<unknown> = Promise.resolve()

/** Runs writes one after another: storing for a reload must not overwrite a saved catch-up. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = turn.then(work)
  turn = next.catch(() => {})
  return next
}

/** Stores a catch-up with its posts. False where the browser cannot store it. */
export const saveCatchUp = (runtime: Runtime, state: CatchUpState): Promise<boolean> =>
  inTurn(() => write(runtime, state, false))

/** Stores the catch-up that is being read for a reload, and drops the previous one. */
export const saveForReload = (runtime: Runtime, state: CatchUpState): Promise<void> =>
  inTurn(async () => {
    const heads = await headsOf(runtime.identity.key)
    if (heads.some(({ id, passing }) => id === state.id && !passing)) return
    for (const head of heads) if (head.passing && head.id !== state.id) await deleteSaved(head)
    await write(runtime, state, true)
  })

/** Reads a stored catch-up and restores its posts into the cache; null when there is none. */
export async function openSaved(runtime: Runtime, id: string): Promise<CatchUpState | null> {
  const key = keyOf(runtime.identity.key, id)
  const head = z.safeParse(headSchema, await db.get('heads', key))
  const body = z.safeParse(bodySchema, await db.get('bodies', key))
  if (!head.success || !body.success) return null
  const { until, reached, passing } = head.data
  const { span, full, lost, ids, rows, phase, next } = body.data
  runtime.cache.restore(rows as unknown as EntityRow[])
  return {
    kind: 'status',
    ids: ids as StatusId[],
    id,
    span: span as CatchUpState['span'],
    until,
    phase,
    reached,
    lost,
    full,
    resumeAt: null,
    next,
    saved: !passing,
  }
}

/** Deletes a stored catch-up; the returned function restores it. */
export async function deleteSaved({ key }: Pick<SavedCatchUp, 'key'>): Promise<() => Promise<void>> {
  const [head, body] = await Promise.all([db.get('heads', key), db.get('bodies', key)])
  await db.delete('heads', key)
  await db.delete('bodies', key)
  return async () => {
    if (body !== undefined) await db.put('bodies', body)
    if (head !== undefined) await db.put('heads', head)
  }
}

/** Deletes all stored catch-ups of an identity, e.g. after signing out. */
export async function deleteAllSaved(identityKey: string): Promise<void> {
  for (const head of await headsOf(identityKey)) await deleteSaved(head)
}
