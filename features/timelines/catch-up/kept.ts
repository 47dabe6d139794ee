import * as z from 'zod/mini'
import { entityHash, idRefs, type Row } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import { openDatabase } from '@/lib/storage'
import type { IdOf, Kind } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import type { CatchUpState } from './state'

/** Raised when what is stored changes its form: what another one wrote is not read. */
const FORMAT = 1

/** What the list of kept catch-ups shows. */
const headSchema = z.object({
  format: z.literal(FORMAT),
  /** `who` and id. */
  key: z.string(),
  who: z.string(),
  id: z.string(),
  until: z.number(),
  reached: z.nullable(z.number()),
  count: z.number(),
})
export type KeptHead = z.output<typeof headSchema>

const spanSchema = z.union([z.object({ hours: z.number() }), z.object({ lastRead: z.string() })])
const bodySchema = z.object({
  format: z.literal(FORMAT),
  key: z.string(),
  span: spanSchema,
  full: z.boolean(),
  ids: z.array(z.string()),
  rows: z.array(z.object({ kind: z.string(), id: z.string(), data: z.record(z.string(), z.unknown()) })),
})

const db = openDatabase({
  name: 'skein/catch-ups',
  version: 1,
  stores: { heads: { keyPath: 'key' }, bodies: { keyPath: 'key' } },
})

const keyOf = (who: string, id: string) => `${who} ${id}`

/** The kept catch-ups of an identity, the latest first. */
export async function keptHeads(who: string): Promise<KeptHead[]> {
  const found = (await db.getAll('heads')).flatMap((row) => {
    const read = z.safeParse(headSchema, row)
    return read.success && read.data.who === who ? [read.data] : []
  })
  return found.toSorted((a, b) => b.until - a.until)
}

/** The posts of a catch-up and everything they mention, as the server said it. */
function rowsOf({ cache }: Runtime, ids: readonly StatusId[]): Row[] {
  const marked = cache.mark(idRefs('status', [...ids]))
  return [...marked].flatMap((hash): Row[] => {
    const [kind, id] = JSON.parse(hash) as [Kind, IdOf[Kind]]
    const data = entityHash(kind, id) === hash ? cache.base(kind, id) : undefined
    return data ? [{ kind, id, data } as Row] : []
  })
}

/** Writes a catch-up down with its posts. False where the browser keeps nothing beyond the page. */
export async function keepCatchUp(runtime: Runtime, state: CatchUpState): Promise<boolean> {
  const { who } = runtime.identity
  const key = keyOf(who, state.id)
  const { id, until, reached, ids, span, full } = state
  const body = { format: FORMAT, key, span, full, ids: [...ids], rows: rowsOf(runtime, ids) }
  if (!(await db.put('bodies', body))) return false
  return db.put('heads', { format: FORMAT, key, who, id, until, reached, count: ids.length })
}

/** Reads a kept catch-up and puts its posts into the cache; null when there is none. */
export async function openKept(runtime: Runtime, id: string): Promise<CatchUpState | null> {
  const key = keyOf(runtime.identity.who, id)
  const head = z.safeParse(headSchema, await db.get('heads', key))
  const body = z.safeParse(bodySchema, await db.get('bodies', key))
  if (!head.success || !body.success) return null
  const { until, reached } = head.data
  const { span, full, ids, rows } = body.data
  runtime.cache.restore(rows as unknown as Row[])
  return {
    kind: 'status',
    ids: ids as StatusId[],
    id,
    span: span as CatchUpState['span'],
    until,
    phase: 'done',
    reached,
    full,
    resumeAt: null,
    next: null,
    kept: true,
  }
}

/** Deletes a kept catch-up; the returned function puts it back. */
export async function dropKept({ key }: Pick<KeptHead, 'key'>): Promise<() => Promise<void>> {
  const [head, body] = await Promise.all([db.get('heads', key), db.get('bodies', key)])
  await db.delete('heads', key)
  await db.delete('bodies', key)
  return async () => {
    if (body !== undefined) await db.put('bodies', body)
    if (head !== undefined) await db.put('heads', head)
  }
}

/** Deletes all that was kept for an identity, e.g. after signing out. */
export async function forgetKept(who: string): Promise<void> {
  for (const head of await keptHeads(who)) await dropKept(head)
}
