import type { Anchor } from './layout'

/** The width and font size at which heights were measured. */
const sizes = new WeakMap<Map<string, number>, string>()

/** The mutable part of a memory; only the list writes it. */
export interface WritableMemory {
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
  /** Heights of rows by key, in pixels; may be shared by all views of one list. */
  heights?: Map<string, number> | undefined
}

/** Returns the writable part of a memory; for the files of this folder. */
export let writableOf: (memory: WindowMemory) => WritableMemory

/**
 * Remembers a list across mounts: measured heights, and the scroll position. To restore a position, pass it
 * to the constructor; to change it, use the list's handle.
 */
export class WindowMemory {
  readonly heights: Map<string, number>
  readonly #writable: WritableMemory

  static {
    writableOf = (memory) => memory.#writable
  }

  constructor({ anchor = null, focused = null, heights = new Map() }: WindowMemoryInit = {}) {
    this.heights = heights
    this.#writable = { anchor, focused, link: null, keys: [] }
  }

  /** The row being read; null while the reader is at the very top. */
  get anchor(): Anchor | null {
    return this.#writable.anchor
  }

  /** The row that has, or last had, the keyboard focus. */
  get focused(): string | null {
    return this.#writable.focused
  }
}

/** The height of the content above a list, in pixels, by the heights of its rows. */
const starts = new WeakMap<ReadonlyMap<string, number>, number>()

/** Returns the height of the content above a list when it was last measured, in pixels; default 0. */
export const startOf = (heights: ReadonlyMap<string, number>): number => starts.get(heights) ?? 0

/** Remembers the height of the content above a list, in pixels. */
export const noteStart = (heights: ReadonlyMap<string, number>, start: number): void =>
  void starts.set(heights, start)

/** A measured row, in pixels. */
export interface RowHeight {
  readonly key: string
  readonly height: number
}

/** Remembers measured heights; returns true when one of them is new. */
export function noteHeights(heights: Map<string, number>, changes: readonly RowHeight[]): boolean {
  const changed = changes.filter(({ key, height }) => heights.get(key) !== height)
  for (const { key, height } of changed) heights.set(key, height)
  return changed.length > 0
}

/** Drops heights that were measured at another width or font size, both in pixels. */
export function checkSizes(heights: Map<string, number>, width: number, fontSize: number): void {
  const size = `${Math.round(width)} ${fontSize}`
  if (sizes.get(heights) !== size) heights.clear()
  sizes.set(heights, size)
}
