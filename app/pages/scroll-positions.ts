import * as z from 'zod/mini'
import { WindowMemory } from '@/lib/ui/windowed-list'

const STORED = 'skein:places'
/** The key in storage of the last scroll positions, which survive a restart of the browser. */
const LAST = 'skein:last-places'
/** Places remembered over a reload, and in all; the latest. */
const KEPT = 60
const MOST = 200
/**
 * Time in ms after the reader stopped until positions are written, as leaving a page is not always reported.
 */
const STOPPED = 1000

type Anchor = WindowMemory['anchor']

const anchorSchema = z.nullable(z.object({ key: z.string(), offset: z.number() }))
const offsetsSchema = z.array(z.tuple([z.string(), z.number()]))
const storedSchema = z.object({
  lists: z.array(z.tuple([z.string(), z.object({ anchor: anchorSchema, focused: z.nullable(z.string()) })])),
  offsets: offsetsSchema,
})
const lastSchema = z.object({
  lists: z.array(z.tuple([z.string(), anchorSchema])),
  offsets: offsetsSchema,
})

/**
 * Which new entries of a list begin where it was left last: all of them; all where that was on this visit; the one that
 * the app was opened with; none. The one that the app was opened with is part of all but none.
 */
export type Resume = 'always' | 'visit' | 'opened' | 'never'

/** The latest used come last. */
const memories = new Map<string, WindowMemory>()
const heights = new Map<string, WindowMemory['heights']>()
const offsets = new Map<string, number>()
/** The last positions of lists and offsets of pages, by name: of this visit, and of earlier ones. */
const own = { lists: new Map<string, Anchor>(), offsets: new Map<string, number>() }
const earlier: typeof own = { lists: new Map(), offsets: new Map() }
/** The history entry that the app was opened with, when it resumes earlier positions. */
let opened: string | null = null

const name = (entry: string, list: string) => `${entry} ${list}`
const listOf = (key: string) => key.slice(key.indexOf(' ') + 1)

/** A memory that shares measured heights with all places of its list. */
function memoryOf(list: string, anchor: Anchor, focused: string | null = null): WindowMemory {
  return new WindowMemory({ anchor, focused, heights: heights.get(list) })
}

/** Stores a memory as the latest used, and its heights for the next one of its list. */
function keep(key: string, memory: WindowMemory) {
  memories.delete(key)
  memories.set(key, memory)
  heights.set(listOf(key), memory.heights)
}

/** Sets what comes last in a map that does not grow for ever. */
function put<V>(map: Map<string, V>, key: string, value: V) {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (oldest !== undefined && map.size > MOST) map.delete(oldest)
}

/** Drops the positions used longest ago, and heights that no list needs any more. */
function shrink() {
  if (memories.size <= MOST) return
  for (const key of [...memories.keys()].slice(0, memories.size - MOST)) memories.delete(key)
  const lists = new Set([...memories.keys()].map(listOf))
  for (const list of heights.keys()) if (!lists.has(list)) heights.delete(list)
}

/** The initial position of a list in a new history entry; null is its top. */
function startOf(entry: string, list: string, resume: Resume): Anchor {
  if (resume === 'never' || (resume === 'opened' && entry !== opened)) return null
  const here = [...memories].findLast(([key]) => listOf(key) === list)?.[1]
  if (here) return here.anchor
  return (resume === 'visit' && entry !== opened ? null : earlier.lists.get(list)) ?? null
}

/**
 * Scroll position of `list` at a history entry. A render may ask for it: it is stored only once `visitScrollPosition` says
 * that the list is on screen.
 */
export const scrollPositionOf = (entry: string, list: string, resume: Resume): WindowMemory =>
  memories.get(name(entry, list)) ?? memoryOf(list, startOf(entry, list, resume))

/** Stores the scroll position of a list that came on screen, as the latest one. */
export function visitScrollPosition(entry: string, list: string, resume: Resume, memory: WindowMemory): void {
  if (resume !== 'never') put(own.lists, list, memory.anchor)
  keep(name(entry, list), memory)
  shrink()
}

/** Whether a list leads back to where one was at this entry: how far down the page is follows from that. */
export const hasListPosition = (entry: string): boolean =>
  [...memories].some(([key, { anchor }]) => anchor !== null && key.startsWith(`${entry} `))

/** The scroll offset of a page at a history entry, in pixels. */
export const offsetOf = (entry: string, page: string): number =>
  offsets.get(entry) ?? (entry === opened ? earlier.offsets.get(page) : undefined) ?? 0

let due: ReturnType<typeof setTimeout> | undefined

/** Notes how far down a page is, in pixels. */
export function noteOffset(entry: string, page: string, offset: number) {
  put(offsets, entry, offset)
  put(own.offsets, page, offset)
  clearTimeout(due)
  due = setTimeout(saveScrollPositions, STOPPED)
}

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

const readLast = () => read(() => localStorage, LAST, lastSchema) ?? { lists: [], offsets: [] }

/**
 * Reads the places of before the reload, and those of before the restart. `entry`: the one that the app is opened with,
 * when it goes on where one was.
 */
export function restoreScrollPositions(entry: string | null = null) {
  opened = entry
  const stored = read(() => sessionStorage, STORED, storedSchema)
  for (const [key, { anchor, focused }] of stored?.lists ?? [])
    keep(key, memoryOf(listOf(key), anchor, focused))
  for (const [key, offset] of stored?.offsets ?? []) offsets.set(key, offset)
  const { lists, offsets: pages } = readLast()
  earlier.lists = new Map(lists)
  earlier.offsets = new Map(pages)
}

/** Merges the stored positions with those of this tab, which take precedence. */
const joined = <V>(stored: readonly (readonly [string, V])[], known: ReadonlyMap<string, V>) =>
  [...stored.filter(([key]) => !known.has(key)), ...known].slice(-KEPT)

/** Writes the places down, to be read after a reload or a restart. `keep`: which lists and pages of other visits stay. */
export function saveScrollPositions(keep = (_key: string) => true) {
  clearTimeout(due)
  const latest = [...memories].slice(-KEPT)
  write(() => sessionStorage, STORED, {
    lists: latest.map(([key, { anchor, focused }]) => [key, { anchor, focused }]),
    offsets: [...offsets].slice(-KEPT),
  })
  for (const [key, { anchor }] of latest) if (own.lists.has(listOf(key))) own.lists.set(listOf(key), anchor)
  const stored = readLast()
  write(() => localStorage, LAST, {
    lists: joined(
      stored.lists.filter(([key]) => keep(key)),
      own.lists,
    ),
    offsets: joined(
      stored.offsets.filter(([key]) => keep(key)),
      own.offsets,
    ),
  })
}

/** Forgets every place of an identity, e.g. after signing out. */
export function forgetScrollPositions(who: string) {
  const isTheirs = (list: string) => list.startsWith(`${who}/`)
  for (const key of memories.keys()) if (isTheirs(listOf(key))) memories.delete(key)
  for (const map of [heights, own.lists, own.offsets, earlier.lists, earlier.offsets])
    for (const list of map.keys()) if (isTheirs(list)) map.delete(list)
  saveScrollPositions((key) => !isTheirs(key))
}
