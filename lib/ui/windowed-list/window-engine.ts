import { firstInView, pinBelow, watchRest, type Pin } from './pin'
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
import type { WindowMemory } from './memory'
import type { Scroller } from './scroller'
import type { WindowView } from './view'

/** Rows kept mounted beyond each edge of the view, in pixels. */
const OVERSCAN = 800
/** Rows out of view that are mounted at once in either direction: each takes a moment that a scroll may not have. */
const AT_ONCE = 1
/** A view whose list starts less than this above its top counts as at the top. */
const AT_TOP = 4
/** Drift below this is left alone: browsers place rows on device pixels. */
const LEAST_DRIFT = 0.5

/**
 * Decides which rows are mounted and keeps what is being read on its pixel.
 * The reader's place is an anchor (row and offset), noted on every scroll; whatever changes above it, `hold` puts it back.
 * Within a row that begins above the view the anchor is the first thing of it in view.
 */
export class WindowEngine {
  keys: readonly string[] = []
  focused: string | null = null
  /** More rows are to be mounted once these are. */
  growing = false
  /** The row that held the focus went; `focused` is now its heir. */
  focusLost = false
  #offsets: Offsets = new Float64Array(1)
  #range: Range = { start: 0, end: 0 }
  #rows = new Map<string, HTMLElement>()
  #indexes = new Map<string, number>()
  #segments: readonly Segment[] = []
  #outdated = true
  #started = false
  /** None before the first paint: what is in view comes first. */
  #overscan = 0
  #pin: Pin | null = null
  /** How far the list is moved by its margin instead of by scrolling, in pixels. */
  #shift = 0
  /** The next hold brings a row to the top: no scrolling that is still under way holds it up. */
  #coming = false
  /** Where the scroller went by our own doing. */
  #own = -1
  /** Where the scroller was when it was last looked at. */
  #at = Number.NaN
  /** The first row when the reader set out to scroll. */
  #first: string | null = null
  #touched = false
  #moved = false
  readonly #rest = watchRest(
    () => this.scroller.position(),
    () => this.#rested(),
  )

  constructor(
    readonly memory: WindowMemory,
    readonly scroller: Scroller,
    readonly estimate: number,
    readonly root: () => HTMLElement | null,
    readonly live: boolean,
  ) {
    this.focused = memory.focused
  }

  /**
   * Takes the keys of this render and answers what to mount. The same as before while nothing asks for another set:
   * finding it reads the page, which has then to be laid out in the middle of a render.
   */
  plan(keys: readonly string[]): readonly Segment[] {
    if (keys !== this.keys || this.#rest.waiting) this.#catchUp()
    if (keys === this.keys && !this.#outdated && this.memory.goal === null) return this.#segments
    this.#outdated = false
    if (keys !== this.keys) {
      this.#keep()
      const before = this.keys
      this.keys = keys
      this.#indexes = new Map(keys.map((key, index) => [key, index]))
      const { anchor } = this.memory
      if (this.#started) {
        if (anchor) this.memory.anchor = carryAnchor(anchor, before, this.#indexes)
        this.#first &&= carryKey(this.#first, before, this.#indexes)
        this.#carryFocus(before, this.#indexes)
      } else {
        this.memory.inherit(this.#indexes)
        this.focused = this.memory.focused
      }
      if (keys.length > 0) this.memory.keys = keys
    }
    if (this.#started) this.#come()
    this.#offsets = layOut(keys, this.memory.heights, this.estimate)
    this.#range = this.#rangeAround(this.#top())
    this.#segments = segmentsOf(this.#offsets, this.#range, this.#pinned())
    return this.#segments
  }

  /** What is to be mounted is found anew in the next render. */
  outdate() {
    this.#outdated = true
  }

  /** The row that is to come to the top, once it is there, is the anchor from now on. */
  #come() {
    const { goal } = this.memory
    if (goal === null || !this.#indexes.has(goal)) return
    this.memory.goal = null
    this.memory.anchor = { key: goal, offset: 0 }
    this.#pin = null
    this.#coming = true
  }

  /** When the row that holds the focus goes, the one in its place is to have it. */
  #carryFocus(before: readonly string[], now: Keyed) {
    if (this.focused === null || now.has(this.focused)) return
    this.focused = carryKey(this.focused, before, now)
    this.focusLost = this.focused !== null
  }

  /** The scroller may have moved without a word yet: that is where the reader is, before anything changes. */
  #catchUp() {
    const position = this.scroller.position()
    if (!this.#started || this.memory.goal !== null || !(Math.abs(position - this.#at) >= 1)) return
    this.#at = position
    this.#touch()
    this.#note()
  }

  /** The row that was asked to stay put in the next change becomes the anchor. */
  #keep() {
    const row = this.memory.keep === null ? undefined : this.#rows.get(this.memory.keep)
    if (row && this.memory.keep !== null) {
      const offset = row.getBoundingClientRect().top - this.scroller.top()
      this.memory.anchor = { key: this.memory.keep, offset }
      this.#pin = null
    }
    this.memory.keep = null
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

  /** Another row, or none, holds the focus; answers whether another set of rows is wanted. */
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

  /** First placing after mounting: where the reader was, else nowhere in particular. */
  start() {
    const { anchor } = this.memory
    const root = this.root()
    if (anchor && root && this.#indexes.has(anchor.key)) {
      const listTop = root.getBoundingClientRect().top - this.scroller.top() + this.scroller.position()
      this.#scroll(() => this.scroller.scrollTo(listTop + this.#top()))
      this.hold()
    } else if (anchor && this.keys.length > 0) this.memory.anchor = null
    this.#started = this.keys.length > 0
    this.outdate()
    if (this.memory.anchor?.key === this.keys[0] && this.#atTop()) this.memory.anchor = null
    // Without a place of their own nobody is held; who does not want what is added above has one from the start.
    if (!this.live && this.memory.anchor === null) this.#note()
  }

  /** What is in view is painted: rows beyond its edges may be mounted. Answers whether another set is wanted. */
  widen(): boolean {
    this.#overscan = OVERSCAN
    return this.#measure()
  }

  get started() {
    return this.#started
  }

  #scroll(move: () => void) {
    move()
    this.#own = this.#at = this.scroller.position()
  }

  /** Puts the anchor back on its pixel; call after anything that may have moved it, before it is painted. */
  hold() {
    const { anchor } = this.memory
    const row = anchor ? this.#rows.get(anchor.key) : undefined
    if (!anchor || !row) return
    if (this.#coming) this.settle()
    this.#coming = false
    const edge = this.scroller.top()
    const pin =
      this.#pin && row.contains(this.#pin.element) ? this.#pin : { element: row, offset: anchor.offset }
    const drift = pin.element.getBoundingClientRect().top - edge - pin.offset
    if (Math.abs(drift) >= LEAST_DRIFT) this.#move(drift)
    if (pin.element === row) return
    this.memory.anchor = { key: anchor.key, offset: row.getBoundingClientRect().top - edge }
  }

  /**
   * Moves the list up by `drift`. While the reader scrolls, by the list's margin: setting the position would end a
   * smooth scroll or the momentum of a finger. It becomes a scroll position when all is at rest.
   */
  #move(drift: number) {
    const root = this.root()
    if (!root) return
    if (!this.#rest.waiting) {
      this.#scroll(() => this.scroller.scrollBy(drift))
      return
    }
    this.#shift -= drift
    root.style.marginBlockStart = `${this.#shift}px`
    // What precedes the list is in view and must not be covered.
    if (root.getBoundingClientRect().top - this.#shift > this.scroller.top()) this.settle()
  }

  /** The reader stopped: what is on screen by now is the place, also where it could not be held on the way. */
  #rested() {
    if (!this.settle() && this.#started && this.memory.goal === null) this.#note()
  }

  /** The reader scrolls or is about to: what was the top when they set out is the top they can want to reach. */
  #touch() {
    if (!this.#rest.waiting) this.#first = this.keys[0] ?? null
    this.#rest.touch()
  }

  /**
   * Turns the margin that was set while the reader scrolled into a scroll position. Answers whether it said the place
   * itself: a row that is not mounted yet.
   */
  settle(): boolean {
    this.#rest.end()
    const root = this.root()
    const shift = this.#shift
    if (shift === 0 || !root) return false
    this.#shift = 0
    root.style.marginBlockStart = ''
    const atTop = this.scroller.position() <= AT_TOP
    if (atTop && this.live) return false
    const first = this.#first === null ? undefined : this.#indexes.get(this.#first)
    if (atTop && first !== undefined) return this.#toFirst(root, first)
    this.#scroll(() => this.scroller.scrollBy(-shift))
    return false
  }

  /**
   * Who came to the very top wants to be there, and in a list that is not live at what it was when they set out: what came
   * above it meanwhile stays above. Answers whether that row is still to be mounted.
   */
  #toFirst(root: HTMLElement, index: number): boolean {
    const key = this.keys[index] ?? ''
    const row = this.#rows.get(key)
    const top = root.getBoundingClientRect().top
    const by = row ? row.getBoundingClientRect().top - top : (this.#offsets[index] ?? 0)
    if (by !== 0) this.#scroll(() => this.scroller.scrollBy(by))
    if (row) return false
    this.#pin = null
    this.memory.anchor = { key, offset: top - this.scroller.top() }
    return true
  }

  /** A key, wheel or finger is about to scroll: what moves from now on is held by the margin. */
  expectScroll() {
    this.#touched = true
    this.#touch()
  }

  /** Notes heights that changed; answers whether another set of rows is wanted. */
  resized(changes: readonly { key: string; height: number }[]): boolean {
    let changed = false
    for (const { key, height } of changes) {
      if (this.memory.heights.get(key) === height) continue
      this.memory.heights.set(key, height)
      changed = true
    }
    if (!changed) return false
    this.outdate()
    this.hold()
    return this.#measure()
  }

  /** The scroller moved; answers whether another set of rows is wanted. */
  scrolled(): boolean {
    const position = this.scroller.position()
    const own = Math.abs(position - this.#own) < 1
    this.#own = -1
    this.#at = position
    if (!own) {
      this.#moved ||= this.#touched
      this.#touch()
      if (position > AT_TOP || !this.settle()) this.#note()
    } else if (this.#atTop()) this.memory.anchor = null
    return this.#measure()
  }

  /** The view has another size, and its rows may have others; answers whether another set of rows is wanted. */
  viewResized(): boolean {
    // What was scrolled too is told of next.
    if (Math.abs(this.scroller.position() - this.#at) < 1) this.hold()
    return this.#measure()
  }

  #atTop(): boolean {
    const root = this.root()
    return this.live && root !== null && this.scroller.top() - root.getBoundingClientRect().top <= AT_TOP
  }

  #measure(): boolean {
    const root = this.root()
    if (!root || this.keys.length === 0) return false
    const top = this.scroller.top() - root.getBoundingClientRect().top
    this.#offsets = layOut(this.keys, this.memory.heights, this.estimate)
    const over = this.#overscan / 2
    const seen = rangeBetween(this.#offsets, top - over, top + this.scroller.height() + over)
    return seen.start < this.#range.start || seen.end > this.#range.end
  }

  /** Notes where the reader is now. */
  #note() {
    const root = this.root()
    if (!root || this.keys.length === 0) return
    this.#pin = null
    if (this.#atTop()) {
      this.memory.anchor = null
      return
    }
    const edge = this.scroller.top()
    const mounted = this.keys.slice(this.#range.start, this.#range.end)
    const found = firstInView(mounted, this.#rows, edge, edge + this.scroller.height())
    if (found) {
      this.memory.anchor = { key: found.key, offset: found.top - edge }
      if (found.top < edge) this.#pin = pinBelow(found.row, edge)
      return
    }
    // By the estimate, until the next scroll event finds real rows.
    const top = edge - root.getBoundingClientRect().top
    const offsets = layOut(this.keys, this.memory.heights, this.estimate)
    const index = rangeBetween(offsets, top, top).start
    const key = this.keys[index]
    if (key !== undefined) this.memory.anchor = { key, offset: (offsets[index] ?? 0) - top }
  }

  view(): WindowView {
    const first = this.memory.anchor?.key ?? this.keys[0] ?? null
    return {
      atTop: this.memory.anchor === null || this.scroller.position() <= AT_TOP,
      first,
      moved: this.#moved,
      lowestMounted: this.keys[Math.min(this.#range.end, this.keys.length) - 1] ?? null,
    }
  }

  /** It leaves the screen; it may come again. */
  close() {
    this.settle()
    this.#rest.end()
    this.#touched = this.#moved = false
    this.#at = Number.NaN
  }
}
