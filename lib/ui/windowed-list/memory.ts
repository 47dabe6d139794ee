import type { Anchor } from './layout'

/** Maximum number of combinations of width and font size whose heights are kept. */
const MAX_SIZES = 3

/** Measured heights of the rows of a list, in pixels by key. Views of another width or font size have others. */
export class RowHeights {
  /** By width and font size, the latest last. */
  readonly #bySize = new Map<string, Map<string, number>>()

  /** The heights at the size measured last, for a view whose own size is not known yet; empty ones before the first. */
  get latest(): Map<string, number> {
    return [...this.#bySize.values()].at(-1) ?? this.at(0, 0)
  }

  /** The heights at a width and font size, both in pixels. */
  at(width: number, fontSize: number): Map<string, number> {
    const size = `${Math.round(width)} ${fontSize}`
    const heights = this.#bySize.get(size) ?? new Map<string, number>()
    this.#bySize.delete(size)
    this.#bySize.set(size, heights)
    const [oldest = ''] = this.#bySize.keys()
    if (this.#bySize.size > MAX_SIZES) this.#bySize.delete(oldest)
    return heights
  }
}

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
  /** May be shared by all views of one list. */
  heights?: RowHeights | undefined
}

/** Returns the writable part of a memory; for the files of this folder. */
export let writableOf: (memory: WindowMemory) => WritableMemory

/**
 * Remembers a list across mounts: measured heights, the scroll position and the focus. To restore a position, pass it
 * to the constructor; to change it, use the list's handle.
 */
export class WindowMemory {
  readonly heights: RowHeights
  readonly #writable: WritableMemory

  static {
    writableOf = (memory) => memory.#writable
  }

  constructor({ anchor = null, focused = null, heights = new RowHeights() }: WindowMemoryInit = {}) {
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

/** Height of the content above a list, in pixels. The key is the map with the heights of its rows. */
const heightsAbove = new WeakMap<ReadonlyMap<string, number>, number>()

/** Returns the height of the content above a list when it was last measured, in pixels; default 0. */
export const heightAbove = (heights: ReadonlyMap<string, number>): number => heightsAbove.get(heights) ?? 0

/** Remembers the height of the content above a list, in pixels. */
export const noteHeightAbove = (heights: ReadonlyMap<string, number>, height: number): void =>
  void heightsAbove.set(heights, height)

/** A measured row, in pixels. */
export interface RowHeight {
  readonly key: string
  readonly height: number
}

/** Remembers measured heights; returns true when one of them changed. */
export function noteHeights(heights: Map<string, number>, changes: readonly RowHeight[]): boolean {
  const changed = changes.filter(({ key, height }) => heights.get(key) !== height)
  for (const { key, height } of changed) heights.set(key, height)
  return changed.length > 0
}
