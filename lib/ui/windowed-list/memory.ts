import type { Anchor, Keyed } from './layout'

/** Width and letter size at which heights were measured. */
const sizes = new WeakMap<Map<string, number>, string>()

/** The part of a memory that changes; only the list writes it. */
export interface Place {
  anchor: Anchor | null
  focused: string | null
  /** Where the link leads that held the focus in that row. */
  link: string | null
  /** The rows of the latest render: they tell the neighbour of a place that is gone when the list is mounted again. */
  keys: readonly string[]
}

export interface WindowMemoryInit {
  /** Where the list begins; default its top. */
  anchor?: Anchor | null
  /** The row that takes the focus when the list is mounted, if nothing else has it. */
  focused?: string | null
  /** Heights of rows by key, in pixels; may be shared by all places of one list. */
  heights?: Map<string, number> | undefined
}

/** Returns the writable place of a memory; for the files of this folder. */
export let placeIn: (memory: WindowMemory) => Place

/**
 * Remembers a list beyond its mounting: measured heights, and where the reader was. To restore a position construct it
 * with one; a position is changed through the list's handle.
 */
export class WindowMemory {
  readonly heights: Map<string, number>
  readonly #place: Place

  static {
    placeIn = (memory) => memory.#place
  }

  constructor({ anchor = null, focused = null, heights = new Map() }: WindowMemoryInit = {}) {
    this.heights = heights
    this.#place = { anchor, focused, link: null, keys: [] }
  }

  /** The row being read; null while the reader is at the very top. */
  get anchor(): Anchor | null {
    return this.#place.anchor
  }

  /** The row that holds, or last held, the keyboard focus. */
  get focused(): string | null {
    return this.#place.focused
  }
}

/**
 * A list that is mounted again may have lost the row that the reader was at: then its neighbour is the place. While the
 * neighbours are missing too, the place is only not loaded yet.
 */
export function inheritPlace(place: Place, now: Keyed): void {
  const heirOf = (key: string): string => {
    const at = now.has(key) ? -1 : place.keys.indexOf(key)
    const neighbours = at < 0 ? [] : [place.keys[at + 1], place.keys[at - 1]]
    return neighbours.find((each) => each !== undefined && now.has(each)) ?? key
  }
  if (place.anchor) place.anchor = { ...place.anchor, key: heirOf(place.anchor.key) }
  if (place.focused !== null) place.focused = heirOf(place.focused)
}

/** Forgets heights that were measured at another width or letter size, both in pixels. */
export function checkSizes(heights: Map<string, number>, width: number, letters: number): void {
  const size = `${Math.round(width)} ${letters}`
  if (sizes.get(heights) !== size) heights.clear()
  sizes.set(heights, size)
}
