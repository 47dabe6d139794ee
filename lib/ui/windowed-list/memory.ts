import type { Anchor, Keyed } from './layout'

/** The width and font size at which heights were measured. */
const sizes = new WeakMap<Map<string, number>, string>()

/** The mutable part of a memory; only the list writes it. */
export interface Place {
  anchor: Anchor | null
  focused: string | null
  /** The href of the focused link in that row. */
  link: string | null
  /** The rows of the latest render, to find a neighbour of a removed row when the list mounts again. */
  keys: readonly string[]
}

export interface WindowMemoryInit {
  /** The initial position; default the top. */
  anchor?: Anchor | null
  /** The row to focus on mount, if nothing else has the focus. */
  focused?: string | null
  /** Heights of rows by key, in pixels; may be shared by all places of one list. */
  heights?: Map<string, number> | undefined
}

/** Returns the writable place of a memory; for the files of this folder. */
export let placeIn: (memory: WindowMemory) => Place

/**
 * Remembers a list across mounts: measured heights, and the scroll position. To restore a position, pass it
 * to the constructor; to change it, use the list's handle.
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

  /** The row that has, or last had, the keyboard focus. */
  get focused(): string | null {
    return this.#place.focused
  }
}

/**
 * When a list mounts again without the row the reader was at, its neighbour takes the position. While the
 * neighbours are missing too, the row is only not loaded yet.
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

/** Drops heights that were measured at another width or font size, both in pixels. */
export function checkSizes(heights: Map<string, number>, width: number, letters: number): void {
  const size = `${Math.round(width)} ${letters}`
  if (sizes.get(heights) !== size) heights.clear()
  sizes.set(heights, size)
}
