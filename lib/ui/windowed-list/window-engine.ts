import { Motion } from './motion'
import { firstInView, isInView, pinBelow, type Pin } from './pin'
import {
  carryAnchor,
  carryKey,
  growTo,
  layOut,
  type Keyed,
  rangeBetween,
  segmentsOf,
  type Offsets,
  type Range,
  type Segment,
} from './layout'
import { inheritPlace, placeIn, type Place, type WindowMemory } from './memory'
import type { ScrollToOptions } from './handle'
import type { Scroller } from '@/lib/column'
import type { WindowOptions, WindowView } from './view'

/** Rows kept mounted beyond each edge of the view, in pixels. */
const OVERSCAN = 800
/**
 * The most rows out of view to mount at once in either direction, as each takes time that a scroll may not
 * have.
 */
const AT_ONCE = 1
/** A view whose list starts less than this above its top counts as at the top. */
const AT_TOP = 4
/** Smaller drifts are ignored, as browsers place rows on device pixels. */
const LEAST_DRIFT = 0.5

/**
 * Decides which rows are mounted and keeps the row being read in place. The reader's position is an anchor
 * (row and offset), updated on every scroll; after changes above it, `hold` restores it. Within a row that
 * starts above the view, the anchor is the first element in view.
 */
export class WindowEngine {
  keys: readonly string[] = []
  focused: string | null = null
  /** More rows must be mounted after these. */
  growing = false
  /** The focused row was removed; `focused` is now the row in its place. */
  focusLost = false
  /** The row to focus as soon as it is mounted. */
  toFocus: string | null = null
  readonly #place: Place
  readonly #heights: Map<string, number>
  #offsets: Offsets = new Float64Array(1)
  #range: Range = { start: 0, end: 0 }
  #rows = new Map<string, HTMLElement>()
  #indexes = new Map<string, number>()
  #segments: readonly Segment[] = []
  #outdated = true
  #started = false
  /** 0 before the first paint, as rows in view have priority. */
  #overscan = 0
  #pin: Pin | null = null
  /** The row to scroll to as soon as it is in the list. */
  #goal: (ScrollToOptions & { key: string }) | null = null
  /** The row that stays in place during the next change of the keys, instead of the anchor. */
  #kept: string | null = null
  /** The next `hold` moves a row to its position, even while a scroll is in progress. */
  #reaching = false
  /** The first row when the reader started to scroll. */
  #first: string | null = null
  #touched = false
  #moved = false
  readonly #motion: Motion

  constructor(
    memory: WindowMemory,
    readonly scroller: Scroller,
    readonly root: () => HTMLElement | null,
    readonly options: WindowOptions,
  ) {
    this.#place = placeIn(memory)
    this.#heights = memory.heights
    this.focused = memory.focused
    this.#motion = new Motion(scroller, root, () => this.#rested())
  }

  /**
   * Takes the keys of this render and returns what to mount; the same array while nothing changed, because
   * computing it forces a layout during the render.
   */
  plan(keys: readonly string[]): readonly Segment[] {
    if (keys !== this.keys || this.#motion.busy) this.#catchUp()
    if (keys === this.keys && !this.#outdated && this.#goal === null) return this.#segments
    this.#outdated = false
    if (keys !== this.keys) {
      this.#keep()
      const before = this.keys
      this.keys = keys
      this.#indexes = new Map(keys.map((key, index) => [key, index]))
      const { anchor } = this.#place
      if (this.#started) {
        if (anchor) this.#place.anchor = carryAnchor(anchor, before, this.#indexes)
        this.#first &&= carryKey(this.#first, before, this.#indexes)
        this.#carryFocus(before, this.#indexes)
      } else {
        if (this.options.defaultKey !== undefined)
          this.#place.anchor ??= { key: this.options.defaultKey, offset: 0 }
        inheritPlace(this.#place, this.#indexes)
        this.focused = this.#place.focused
      }
      if (keys.length > 0) this.#place.keys = keys
    }
    if (this.#started) this.#reach()
    this.#offsets = layOut(keys, this.#heights, this.options.estimate)
    this.#range = this.#rangeAround(this.#top())
    this.#segments = segmentsOf(this.#offsets, this.#range, this.#pinned())
    return this.#segments
  }

  /** Makes the next render compute again what to mount. */
  outdate() {
    this.#outdated = true
  }

  /** Makes the row to scroll to the anchor, once it is in the list. */
  #reach() {
    const goal = this.#goal
    if (goal === null || !this.#indexes.has(goal.key)) return
    this.#goal = null
    this.#place.anchor = { key: goal.key, offset: goal.offset ?? 0 }
    if (goal.focus) this.toFocus = goal.key
    this.#pin = null
    this.#reaching = true
  }

  /** Scrolls to a row in the next render, or as soon as it is in the list; null is the top. */
  scrollTo(key: string | null, options: ScrollToOptions) {
    this.#kept = null
    if (key !== null) {
      const row = this.#rows.get(key)
      if (options.ifNeeded && row && isInView(row, this.scroller)) this.toFocus = options.focus ? key : null
      else this.#goal = { ...options, key }
      return
    }
    this.#goal = this.#pin = this.#place.anchor = null
    this.settle()
    const above = this.root() ? this.scroller.top() - (this.root()?.getBoundingClientRect().top ?? 0) : 0
    if (above > 0) this.#motion.scroll(() => this.scroller.scrollBy(-above))
  }

  /** Keeps a row in place during the next change of the keys. */
  keep(key: string) {
    this.#kept = key
  }

  /** When the focused row is removed, the row in its place gets the focus. */
  #carryFocus(before: readonly string[], now: Keyed) {
    if (this.focused === null || now.has(this.focused)) return
    this.focused = carryKey(this.focused, before, now)
    this.focusLost = this.focused !== null
  }

  /** The scroll position may have changed without an event yet: update the anchor before anything changes. */
  #catchUp() {
    if (!this.#started || this.#goal !== null || !(this.#motion.distance >= 1)) return
    this.#motion.look()
    this.#touch()
    this.#note()
  }

  /** Makes the row that must stay in place the anchor. */
  #keep() {
    const row = this.#kept === null ? undefined : this.#rows.get(this.#kept)
    if (row && this.#kept !== null) {
      this.#place.anchor = { key: this.#kept, offset: row.getBoundingClientRect().top - this.scroller.top() }
      this.#pin = null
    }
    this.#kept = null
  }

  /** Upper edge of the view in pixels from the list's top, by the anchor where there is one. */
  #top(): number {
    const { anchor } = this.#place
    const index = anchor ? this.#indexes.get(anchor.key) : undefined
    if (anchor && index !== undefined) return (this.#offsets[index] ?? 0) - anchor.offset
    const root = this.root()
    return root ? this.scroller.top() - root.getBoundingClientRect().top : 0
  }

  #rangeAround(top: number): Range {
    const over = this.#overscan
    const bottom = top + this.scroller.height()
    const wanted = rangeBetween(this.#offsets, top - over, bottom + over)
    const isMounted = (index: number) => this.#rows.has(this.keys[index] ?? '')
    const range = growTo(wanted, rangeBetween(this.#offsets, top, bottom), isMounted, AT_ONCE)
    this.growing = range.start > wanted.start || range.end < wanted.end
    return range
  }

  #pinned(): number[] {
    const at = this.focused === null ? undefined : this.#indexes.get(this.focused)
    return at === undefined ? [] : [at - 1, at, at + 1]
  }

  /** Sets the row that has the focus; returns true when another set of rows must be mounted. */
  focus(key: string | null): boolean {
    this.focused = key
    const { start, end } = this.#range
    return this.#pinned().some((at) => at >= 0 && at < this.keys.length && (at < start || at >= end))
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

  /** Sets the position after mounting, when one is stored. */
  start() {
    const { anchor } = this.#place
    const root = this.root()
    if (anchor && root && this.#indexes.has(anchor.key)) {
      const listTop = root.getBoundingClientRect().top - this.scroller.top() + this.scroller.position()
      this.#motion.scroll(() => this.scroller.scrollTo(listTop + this.#top()))
      this.hold()
    } else if (anchor && this.keys.length > 0) this.#place.anchor = null
    this.#started = this.keys.length > 0
    this.outdate()
    if (this.#place.anchor?.key === this.keys[0] && this.#atTop()) this.#place.anchor = null
    // Without a stored position there is no anchor; a list that is not live has one from the start.
    if (!this.options.live && this.#place.anchor === null) this.#note()
  }

  /**
   * After the first paint, mounts rows beyond the view. Returns true when another set of rows must be
   * mounted.
   */
  widen(): boolean {
    this.#overscan = OVERSCAN
    return this.#measure()
  }

  get started() {
    return this.#started
  }

  /** Restores the anchor; call after anything that may have moved it, before the paint. */
  hold() {
    const { anchor } = this.#place
    const row = anchor ? this.#rows.get(anchor.key) : undefined
    if (!anchor || !row) return
    if (this.#reaching) this.settle()
    this.#reaching = false
    const edge = this.scroller.top()
    const pin =
      this.#pin && row.contains(this.#pin.element) ? this.#pin : { element: row, offset: anchor.offset }
    const drift = pin.element.getBoundingClientRect().top - edge - pin.offset
    if (Math.abs(drift) >= LEAST_DRIFT && this.#motion.moveUp(drift)) this.settle()
    if (pin.element === row) return
    this.#place.anchor = { key: anchor.key, offset: row.getBoundingClientRect().top - edge }
  }

  /** The reader stopped scrolling: the row on screen is the new position. */
  #rested() {
    if (!this.settle() && this.#started && this.#goal === null) this.#note()
  }

  /**
   * The reader scrolls or is about to: note the current first row, which is the top that they can scroll to.
   */
  #touch() {
    if (!this.#motion.busy) this.#first = this.keys[0] ?? null
    this.#motion.touch()
  }

  /**
   * Turns the margin that was set while the reader scrolled into a scroll position. Returns true when it has
   * set the position itself, to a row that is not mounted yet.
   */
  settle(): boolean {
    const root = this.root()
    const shift = this.#motion.takeShift()
    if (shift === 0 || !root) return false
    const atTop = this.scroller.position() <= AT_TOP
    if (atTop && this.options.live) return false
    const first = this.#first === null ? undefined : this.#indexes.get(this.#first)
    if (atTop && first !== undefined) return this.#toFirst(root, first)
    this.#motion.scroll(() => this.scroller.scrollBy(-shift))
    return false
  }

  /**
   * A reader who scrolled to the very top stays there; in a list that is not live, at the row that was first
   * when they started, below rows added since. Returns true when that row must still be mounted.
   */
  #toFirst(root: HTMLElement, index: number): boolean {
    const key = this.keys[index] ?? ''
    const row = this.#rows.get(key)
    const top = root.getBoundingClientRect().top
    const by = row ? row.getBoundingClientRect().top - top : (this.#offsets[index] ?? 0)
    if (by !== 0) this.#motion.scroll(() => this.scroller.scrollBy(by))
    if (row) return false
    this.#pin = null
    this.#place.anchor = { key, offset: top - this.scroller.top() }
    return true
  }

  /** A key, wheel or finger is about to scroll: from now on the margin compensates for changes. */
  expectScroll() {
    this.#touched = true
    this.#touch()
  }

  /** Stores changed heights; returns true when another set of rows must be mounted. */
  resized(changes: readonly { key: string; height: number }[]): boolean {
    let changed = false
    for (const { key, height } of changes) {
      if (this.#heights.get(key) === height) continue
      this.#heights.set(key, height)
      changed = true
    }
    if (!changed) return false
    this.outdate()
    this.hold()
    return this.#measure()
  }

  /** Call on a scroll event; returns true when another set of rows must be mounted. */
  scrolled(): boolean {
    if (!this.#motion.isOwn()) {
      this.#moved ||= this.#touched
      this.#touch()
      if (this.scroller.position() > AT_TOP || !this.settle()) this.#note()
    } else if (this.#atTop()) this.#place.anchor = null
    return this.#measure()
  }

  /**
   * Call after a resize of the view, which may change row heights; returns true when another set of rows must
   * be mounted.
   */
  viewResized(): boolean {
    // After a scroll as well, the scroll event follows.
    if (this.#motion.distance < 1) this.hold()
    return this.#measure()
  }

  #atTop(): boolean {
    const root = this.root()
    return (
      this.options.live && root !== null && this.scroller.top() - root.getBoundingClientRect().top <= AT_TOP
    )
  }

  #measure(): boolean {
    const root = this.root()
    if (!root || this.keys.length === 0) return false
    const top = this.scroller.top() - root.getBoundingClientRect().top
    this.#offsets = layOut(this.keys, this.#heights, this.options.estimate)
    const over = this.#overscan / 2
    const seen = rangeBetween(this.#offsets, top - over, top + this.scroller.height() + over)
    return seen.start < this.#range.start || seen.end > this.#range.end
  }

  /** Stores the reader's current position. */
  #note() {
    const root = this.root()
    if (!root || this.keys.length === 0) return
    this.#pin = null
    if (this.#atTop()) {
      this.#place.anchor = null
      return
    }
    const edge = this.scroller.top()
    const mounted = this.keys.slice(this.#range.start, this.#range.end)
    const found = firstInView(mounted, this.#rows, edge, edge + this.scroller.height())
    if (found) {
      this.#place.anchor = { key: found.key, offset: found.top - edge }
      if (found.top < edge) this.#pin = pinBelow(found.row, edge)
      return
    }
    // Use the estimate until the next scroll event finds real rows.
    const top = edge - root.getBoundingClientRect().top
    const offsets = layOut(this.keys, this.#heights, this.options.estimate)
    const index = rangeBetween(offsets, top, top).start
    const key = this.keys[index]
    if (key !== undefined) this.#place.anchor = { key, offset: (offsets[index] ?? 0) - top }
  }

  view(): WindowView {
    const first = this.#place.anchor?.key ?? this.keys[0] ?? null
    return {
      atTop: this.#place.anchor === null || this.scroller.position() <= AT_TOP,
      first,
      moved: this.#moved,
      lowestMounted: this.keys[Math.min(this.#range.end, this.keys.length) - 1] ?? null,
    }
  }

  /** The list leaves the screen; it may return. */
  close() {
    this.settle()
    this.#motion.end()
    this.#touched = this.#moved = false
  }
}
