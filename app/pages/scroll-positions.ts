import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'
import { WindowMemory } from '@/lib/ui/windowed-list'

/** Maximum number of positions that are stored for a reload. */
const STORED_LIMIT = 60
/** Maximum number of positions in memory. */
const MEMORY_LIMIT = 200
/** Delay in ms between the last scroll and storing positions, since leaving a page is not always reported. */
const SAVE_DELAY = 1000

type Anchor = WindowMemory['anchor']

const anchorSchema = z.nullable(z.object({ key: z.string(), offset: z.number() }))
const offsetsSchema = z.array(z.tuple([z.string(), z.number()]))

/** The positions of this tab, which survive a reload. */
const tabStore = createLocalStore({
  key: 'places',
  area: 'session',
  version: 1,
  schema: z.object({
    lists: z.array(
      z.tuple([z.string(), z.object({ anchor: anchorSchema, focused: z.nullable(z.string()) })]),
    ),
    offsets: offsetsSchema,
  }),
  defaults: { lists: [], offsets: [] },
})

/** The last positions of all tabs, which survive a restart of the browser. */
const lastStore = createLocalStore({
  key: 'last-places',
  version: 1,
  schema: z.object({ lists: z.array(z.tuple([z.string(), anchorSchema])), offsets: offsetsSchema }),
  defaults: { lists: [], offsets: [] },
})

/**
 * Which new history entries of a list start at its last position: 'always' all of them, 'visit' those of this visit,
 * 'opened' only the entry that the app was opened with (included in 'always' and 'visit' too), 'never' none.
 */
export type Resume = 'always' | 'visit' | 'opened' | 'never'

/** Least recently used first. */
const memories = new Map<string, WindowMemory>()
const heights = new Map<string, WindowMemory['heights']>()
const offsets = new Map<string, number>()
/** The last positions of lists and offsets of pages by name, of this visit and of earlier ones. */
const own = { lists: new Map<string, Anchor>(), offsets: new Map<string, number>() }
const earlier: typeof own = { lists: new Map(), offsets: new Map() }
/** The history entry that the app was opened with; null unless it resumes earlier positions. */
let opened: string | null = null

const name = (entry: string, list: string) => `${entry} ${list}`
const listOf = (key: string) => key.slice(key.indexOf(' ') + 1)

/** Creates a memory that shares measured heights with all positions of its list that are as wide. */
function memoryOf(list: string, anchor: Anchor, focused: string | null = null): WindowMemory {
  return new WindowMemory({ anchor, focused, heights: heights.get(list) })
}

/** Stores a memory as the most recently used, and its heights for the next one of its list. */
function keep(key: string, memory: WindowMemory) {
  memories.delete(key)
  memories.set(key, memory)
  heights.set(listOf(key), memory.heights)
}

/** Adds an entry at the end of a map of limited size. */
function put<V>(map: Map<string, V>, key: string, value: V) {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (oldest !== undefined && map.size > MEMORY_LIMIT) map.delete(oldest)
}

/** Drops the least recently used positions, and heights that no list needs any more. */
function shrink() {
  if (memories.size <= MEMORY_LIMIT) return
  for (const key of [...memories.keys()].slice(0, memories.size - MEMORY_LIMIT)) memories.delete(key)
  const lists = new Set([...memories.keys()].map(listOf))
  for (const list of heights.keys()) if (!lists.has(list)) heights.delete(list)
}

/** Returns the initial position of a list in a new history entry; null for its top. */
function startOf(entry: string, list: string, resume: Resume): Anchor {
  if (resume === 'never' || (resume === 'opened' && entry !== opened)) return null
  const here = [...memories].findLast(([key]) => listOf(key) === list)?.[1]
  if (here) return here.anchor
  return (resume === 'visit' && entry !== opened ? null : earlier.lists.get(list)) ?? null
}

/**
 * Returns the scroll position of `list` at a history entry. Safe to call during render: nothing is stored until
 * `visitScrollPosition` is called for the list on screen.
 */
export const scrollPositionOf = (entry: string, list: string, resume: Resume): WindowMemory =>
  memories.get(name(entry, list)) ?? memoryOf(list, startOf(entry, list, resume))

/** Stores the scroll position of a list on screen as the latest one. */
export function visitScrollPosition(entry: string, list: string, resume: Resume, memory: WindowMemory): void {
  if (resume !== 'never') put(own.lists, list, memory.anchor)
  keep(name(entry, list), memory)
  shrink()
}

/** The position of a list of this history entry, which determines the offset of the page; null without one. */
export const anchorOf = (entry: string): Anchor =>
  [...memories].find(([key, { anchor }]) => anchor !== null && key.startsWith(`${entry} `))?.[1].anchor ??
  null

/** Returns the scroll offset of a page at a history entry, in pixels; default 0. */
export const offsetOf = (entry: string, page: string): number =>
  offsets.get(entry) ?? (entry === opened ? earlier.offsets.get(page) : undefined) ?? 0

/** True when the page of an entry that was shown is at its top. */
export const isAtTop = (entry: string): boolean => anchorOf(entry) === null && offsetOf(entry, '') === 0

/** Gives another entry the positions of one; their lists are at the same position from then on. */
export function sharePositions(from: string, to: string): void {
  const theirs = [...memories].filter(([key]) => key.startsWith(`${from} `))
  for (const [key, memory] of theirs) keep(name(to, listOf(key)), memory)
  const offset = offsets.get(from)
  if (offset !== undefined) put(offsets, to, offset)
}

let saveTimer: ReturnType<typeof setTimeout> | undefined

/** Records the scroll offset of a page, in pixels. */
export function noteOffset(entry: string, page: string, offset: number) {
  put(offsets, entry, offset)
  put(own.offsets, page, offset)
  clearTimeout(saveTimer)
  saveTimer = setTimeout(saveScrollPositions, SAVE_DELAY)
}

/**
 * Reads the positions stored before a reload or a restart. `entry` is the history entry that the app was opened with,
 * if it resumes earlier positions.
 */
export function restoreScrollPositions(entry: string | null = null) {
  opened = entry
  const stored = tabStore.get()
  for (const [key, { anchor, focused }] of stored.lists) keep(key, memoryOf(listOf(key), anchor, focused))
  for (const [key, offset] of stored.offsets) offsets.set(key, offset)
  const { lists, offsets: pages } = lastStore.get()
  earlier.lists = new Map(lists)
  earlier.offsets = new Map(pages)
}

/** Merges the stored positions with those of this tab, which take precedence. */
const joined = <V>(stored: readonly [string, V][], known: ReadonlyMap<string, V>): [string, V][] =>
  [...stored.filter(([key]) => !known.has(key)), ...known].slice(-STORED_LIMIT)

/** Stores the positions for a reload or a restart. `keep` decides which lists and pages of other visits remain. */
export function saveScrollPositions(keep = (_key: string) => true) {
  clearTimeout(saveTimer)
  const latest = [...memories].slice(-STORED_LIMIT)
  tabStore.set({
    lists: latest.map(([key, { anchor, focused }]) => [key, { anchor, focused }]),
    offsets: [...offsets].slice(-STORED_LIMIT),
  })
  for (const [key, { anchor }] of latest) if (own.lists.has(listOf(key))) own.lists.set(listOf(key), anchor)
  const stored = lastStore.get()
  lastStore.set({
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

/** Forgets all positions of an identity, e.g. after signing out. */
export function forgetScrollPositions(identityKey: string) {
  const isTheirs = (list: string) => list.startsWith(`${identityKey}/`)
  for (const key of memories.keys()) if (isTheirs(listOf(key))) memories.delete(key)
  for (const map of [heights, own.lists, own.offsets, earlier.lists, earlier.offsets])
    for (const list of map.keys()) if (isTheirs(list)) map.delete(list)
  saveScrollPositions((key) => !isTheirs(key))
}
