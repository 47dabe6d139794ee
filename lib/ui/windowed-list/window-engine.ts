import {
  carryAnchor,
  layOut,
  rangeBetween,
  segmentsOf,
  type Offsets,
  type Range,
  type Segment,
} from './layout'
import type { WindowMemory } from './memory'
import type { Scroller } from './scroller'

/** Rows kept mounted beyond each edge of the view, in pixels. */
const OVERSCAN = 700
/** A view whose list starts less than this above its top counts as at the top. */
const AT_TOP = 4

export interface WindowView {
  atTop: boolean
  first: string | null
  lowestMounted: string | null
}

/**
 * Decides which rows are mounted and keeps the row being read on its pixel.
 * The reader's place is an anchor (row and offset), noted on every scroll; whatever changes above it, `hold` puts it back.
 */
export class WindowEngine {
  keys: readonly string[] = []
  focused: string | null = null
  #offsets: Offsets = new Float64Array(1)
  #range: Range = { start: 0, end: 0 }
  #rows = new Map<string, HTMLElement>()
  #indexes = new Map<string, number>()
  #started = false

  constructor(
    readonly memory: WindowMemory,
    readonly scroller: Scroller,
    readonly estimate: number,
    readonly root: () => HTMLElement | null,
    readonly live: boolean,
  ) {
    this.focused = memory.focused
  }

  /** Takes the keys of this render and answers what to mount. */
  plan(keys: readonly string[]): Segment[] {
    if (keys !== this.keys) {
      const before = this.keys
      this.keys = keys
      this.#indexes = new Map(keys.map((key, index) => [key, index]))
      const { anchor } = this.memory
      if (anchor && this.#started) this.memory.anchor = carryAnchor(anchor, before, new Set(keys))
    }
    this.#offsets = layOut(keys, this.memory.heights, this.estimate)
    this.#range = this.#rangeAround(this.#top())
    return segmentsOf(this.#offsets, this.#range, this.#pinned())
  }

  /** Upper edge of the view in pixels from the list's top, by the anchor where there is one. */
  #top(): number {
    const { anchor } = this.memory
    const index = anchor ? this.#indexes.get(anchor.key) : undefined
    if (anchor && index !== undefined) return (this.#offsets[index] ?? 0) - anchor.offset
    const root = this.root()
    return root ? this.scroller.top() - root.getBoundingClientRect().top : 0
  }

  #rangeAround(top: number): Range {
    return rangeBetween(this.#offsets, top - OVERSCAN, top + this.scroller.height() + OVERSCAN)
  }

  #pinned(): number[] {
    const at = this.focused === null ? undefined : this.#indexes.get(this.focused)
    return at === undefined ? [] : [at - 1, at, at + 1]
  }

  mount(key: string, element: HTMLElement) {
    this.#rows.set(key, element)
  }

  unmount(key: string, element: HTMLElement) {
    if (this.#rows.get(key) === element) this.#rows.delete(key)
  }

  row(key: string): HTMLElement | undefined {
    return this.#rows.get(key)
  }

  /** First placing after mounting: where the reader was, else nowhere in particular. */
  start() {
    const { anchor } = this.memory
    const root = this.root()
    if (anchor && root && this.#indexes.has(anchor.key)) {
      const listTop = root.getBoundingClientRect().top - this.scroller.top() + this.scroller.position()
      this.scroller.scrollTo(listTop + this.#top())
      this.hold()
    } else if (anchor && this.keys.length > 0) this.memory.anchor = null
    this.#started = this.keys.length > 0
  }

  get started() {
    return this.#started
  }

  /** Puts the anchor back on its pixel; call after anything that may have moved it, before it is painted. */
  hold() {
    const { anchor } = this.memory
    const row = anchor ? this.#rows.get(anchor.key) : undefined
    if (!anchor || !row) return
    const drift = row.getBoundingClientRect().top - this.scroller.top() - anchor.offset
    if (Math.abs(drift) >= 0.5) this.scroller.scrollBy(drift)
  }

  /** Notes heights that changed; answers whether another set of rows is wanted. */
  resized(changes: readonly { key: string; height: number }[]): boolean {
    let changed = false
    for (const { key, height } of changes) {
      if (height <= 0 || this.memory.heights.get(key) === height) continue
      this.memory.heights.set(key, height)
      changed = true
    }
    if (!changed) return false
    this.hold()
    return this.scrolled()
  }

  /** Notes where the reader is now; answers whether another set of rows is wanted. */
  scrolled(): boolean {
    const root = this.root()
    if (!root || this.keys.length === 0) return false
    const top = this.scroller.top() - root.getBoundingClientRect().top
    this.#note(top)
    this.#offsets = layOut(this.keys, this.memory.heights, this.estimate)
    const seen = rangeBetween(this.#offsets, top - OVERSCAN / 2, top + this.scroller.height() + OVERSCAN / 2)
    return seen.start < this.#range.start || seen.end > this.#range.end
  }

  #note(top: number) {
    if (top <= AT_TOP && this.live) {
      this.memory.anchor = null
      return
    }
    const edge = this.scroller.top()
    for (let index = this.#range.start; index < this.#range.end; index += 1) {
      const key = this.keys[index]
      const box = key === undefined ? undefined : this.#rows.get(key)?.getBoundingClientRect()
      if (key !== undefined && box && box.bottom > edge) {
        this.memory.anchor = { key, offset: box.top - edge }
        return
      }
    }
    // Jumped past everything mounted: by the estimate, until the next scroll event finds real rows.
    const index = rangeBetween(this.#offsets, top, top).start
    const key = this.keys[index]
    if (key !== undefined) this.memory.anchor = { key, offset: (this.#offsets[index] ?? 0) - top }
  }

  view(): WindowView {
    const first = this.memory.anchor?.key ?? this.keys[0] ?? null
    return {
      atTop: this.memory.anchor === null || this.scroller.position() <= AT_TOP,
      first,
      lowestMounted: this.keys[Math.min(this.#range.end, this.keys.length) - 1] ?? null,
    }
  }

  /** Pixels between the lower edge of the view and the end of the list. */
  remaining(): number {
    const root = this.root()
    if (!root) return Number.POSITIVE_INFINITY
    return root.getBoundingClientRect().bottom - this.scroller.top() - this.scroller.height()
  }
}
