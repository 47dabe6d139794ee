import * as z from 'zod/mini'
import { WindowMemory } from '@/lib/ui/windowed-list'

const STORED = 'skein:places'
/** Last places of the lists that go on where they were left, over restarts of the browser. */
const LAST = 'skein:last-places'
/** Places remembered over a reload, and in all; the latest. */
const KEPT = 60
const MOST = 200

const anchorSchema = z.nullable(z.object({ key: z.string(), offset: z.number() }))
const storedSchema = z.array(
  z.tuple([z.string(), z.object({ anchor: anchorSchema, focused: z.nullable(z.string()) })]),
)
const lastSchema = z.array(z.tuple([z.string(), anchorSchema]))

/** The latest used come last. */
const memories = new Map<string, WindowMemory>()
const heights = new Map<string, WindowMemory['heights']>()
const offsets = new Map<string, number>()
/** Lists that a new entry resumes, with where they were left on an earlier visit. */
const resumed = new Map<string, WindowMemory['anchor']>()

const name = (entry: string, list: string) => `${entry} ${list}`
const listOf = (key: string) => key.slice(key.indexOf(' ') + 1)

/** A memory that shares measured heights with all places of its list. */
function memoryOf(list: string, anchor: WindowMemory['anchor'], focused: string | null = null): WindowMemory {
  const memory = new WindowMemory(heights.get(list))
  heights.set(list, memory.heights)
  memory.anchor = anchor
  memory.focused = focused
  return memory
}

/** Lets go of the places used longest ago, and of heights that nobody needs any more. */
function shrink() {
  if (memories.size <= MOST) return
  for (const key of [...memories.keys()].slice(0, memories.size - MOST)) memories.delete(key)
  const lists = new Set([...memories.keys()].map(listOf))
  for (const list of heights.keys()) if (!lists.has(list)) heights.delete(list)
}

/**
 * Where the reader is in `list` at a history entry. A new entry of a list that was seen before begins at its last
 * place when `resume` is set.
 */
export function placeOf(entry: string, list: string, resume: boolean): WindowMemory {
  const key = name(entry, list)
  const last = [...memories].findLast(([other]) => listOf(other) === list)?.[1].anchor
  const start = resume ? (last === undefined ? resumed.get(list) : last) : null
  const memory = memories.get(key) ?? memoryOf(list, start ?? null)
  if (resume) resumed.set(list, memory.anchor)
  memories.delete(key)
  memories.set(key, memory)
  shrink()
  return memory
}

/** Vertical position of a page without a list, in pixels. */
export const offsetOf = (entry: string): number => offsets.get(entry) ?? 0
export const noteOffset = (entry: string, offset: number) => void offsets.set(entry, offset)

function read<S extends z.core.$ZodType>(storage: () => Storage, key: string, schema: S) {
  try {
    const found = z.safeParse(schema, JSON.parse(storage().getItem(key) ?? 'null'))
    return found.success ? found.data : null
  } catch {
    // Blocked storage costs the place after a reload and nothing else.
    return null
  }
}

function write(storage: () => Storage, key: string, value: unknown) {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch {
    // As above.
  }
}

/** Reads the places of before the reload, and where lists were left before the restart. */
export function restorePlaces() {
  for (const [key, { anchor, focused }] of read(() => sessionStorage, STORED, storedSchema) ?? [])
    memories.set(key, memoryOf(listOf(key), anchor, focused))
  for (const [list, anchor] of read(() => localStorage, LAST, lastSchema) ?? []) resumed.set(list, anchor)
}

/** Writes the places down, to be read after a reload or a restart. */
export function savePlaces() {
  const latest = [...memories].slice(-KEPT)
  write(
    () => sessionStorage,
    STORED,
    latest.map(([key, { anchor, focused }]) => [key, { anchor, focused }]),
  )
  for (const [key, { anchor }] of latest) if (resumed.has(listOf(key))) resumed.set(listOf(key), anchor)
  write(() => localStorage, LAST, [...resumed].slice(-KEPT))
}

/** Forgets every place of an identity, e.g. after signing out. */
export function forgetPlaces(who: string) {
  const isTheirs = (list: string) => list.startsWith(`${who}/`)
  for (const key of memories.keys()) if (isTheirs(listOf(key))) memories.delete(key)
  for (const list of heights.keys()) if (isTheirs(list)) heights.delete(list)
  for (const list of resumed.keys()) if (isTheirs(list)) resumed.delete(list)
  savePlaces()
}
