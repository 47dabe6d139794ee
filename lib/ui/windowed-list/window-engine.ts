import { Motion } from './motion'
import { anchorInView, isInView, type Pin } from './pin'
import { anchorAt, contains, layOut, rangeBetween, type Anchor } from './layout'
import {
  noteHeights,
  noteHeightAbove,
  heightAbove,
  writableOf,
  type RowHeight,
  type WritableMemory,
  type WindowMemory,
} from './memory'
import type { ScrollToOptions } from './handle'
import type { Scroller } from '@/lib/column'
import {
  anchorMovedBy,
  emptyState,
  lacksPinnedRow,
  topByAnchor,
  withFirstKeys,
  withGoalReached,
  withKeys,
  withRows,
  type Plan,
  type WindowState,
} from './state'
import { overscanOf, viewOf, type WindowOptions, type WindowView } from './view'

/** A view counts as at the top when it is scrolled down by at most this, in pixels. */
const AT_TOP = 4
/** Smaller drifts are ignored, in pixels, since browsers align rows to device pixels. */
const MIN_DRIFT = 0.5

/**
 * Decides which rows are mounted and keeps the row being read in place. The reader's position is an anchor
 * (row and offset), updated on every scroll; after changes above it, `restoreAnchor` restores it. Within a row that
 * starts above the view, the anchor is the first element in view.
 */
export class WindowEngine {
  #state: WindowState
  /** The last committed plan. */
  #committed: Plan | null = null
  readonly #memory: WritableMemory
  /** Of the view's width, once that is known. */
  heights: Map<string, number>
  /** The mounted rows by their key. */
  readonly rows = new Map<string, HTMLElement>()
  #outdated = true
  #started = false
  /** Rows beyond the view are mounted too: not before the first paint, since visible rows have priority. */
  #isWide = false
  #touched = false
  #moved = false
  /** `#above()` when it was last measured; undefined when it may have changed since. */
  #lastAbove: number | undefined
  #measured = false
  readonly #motion: Motion

  constructor(
    memory: WindowMemory,
    readonly scroller: Scroller,
    readonly root: () => HTMLElement | null,
    readonly options: WindowOptions,
  ) {
    this.#memory = writableOf(memory)
    this.heights = memory.heights.latest
    this.#state = emptyState(memory.anchor, memory.focused)
    this.#motion = new Motion(scroller, root, () => this.#rested())
  }

  /** The committed state. */
  get state(): WindowState {
    return this.#state
  }

  get started() {
    return this.#started
  }

  /** Changes the state. The memory knows the anchor even when the list is not mounted. */
  #set(change: Partial<WindowState>) {
    if (change.anchor !== undefined) this.#memory.anchor = change.anchor
    this.#state = { ...this.#state, ...change }
  }

  /** The state; its anchor may have been set through the memory while the list was hidden. */
  #current(): WindowState {
    if (this.#state.anchor !== this.#memory.anchor)
      this.#state = { ...this.#state, anchor: this.#memory.anchor }
    return this.#state
  }

  /**
   * Returns what to mount for these keys, without changing anything: a render may be discarded. The same plan
   * while nothing changed, because computing it forces a layout during the render.
   */
  plan(keys: readonly string[]): Plan {
    const basis = this.#current()
    const isNew = keys !== basis.keys
    const mayScroll = this.#started && basis.goal === null && (isNew || this.#motion.busy)
    // The scroll position changed without an event yet: the anchor is not the row on screen.
    const scrolled = mayScroll && this.#motion.distance >= 1
    if (!isNew && !scrolled && !this.#outdated && basis.goal === null && this.#committed)
      return this.#committed
    let state = scrolled ? { ...basis, first: this.#firstOf(basis), ...this.#positionOf(basis) } : basis
    if (!isNew && !this.#outdated && basis.goal === null) return { state, basis, scrolled }
    if (isNew) state = this.#changeKeys(state, keys)
    if (this.#started) state = withGoalReached(state)
    state = { ...state, offsets: layOut(keys, this.heights, this.options.estimate) }
    const view = { top: this.#topOf(state), height: this.scroller.height(), overscan: this.#margin(state) }
    return { state: withRows(state, view, (key) => this.rows.has(key)), basis, scrolled }
  }

  /** Takes over a plan whose rows are mounted. Returns true when the plan was outdated and must be made again. */
  commit(plan: Plan): boolean {
    if (plan === this.#committed) return false
    const current = this.#current()
    const { keys, range, growing, segments, offsets, indexes } = plan.state
    const isStale = current !== plan.basis
    if (keys !== current.keys && keys.length > 0) this.#memory.keys = keys
    // The reader scrolled or moved the focus while the rows were rendered: that is newer than the plan.
    const state = isStale
      ? { ...withKeys(current, keys), range, growing, segments, offsets, indexes }
      : plan.state
    this.#committed = plan
    this.#outdated = isStale
    if (plan.scrolled && !isStale) {
      this.#motion.notePosition()
      this.#motion.touch()
    }
    this.#state = state
    this.#memory.anchor = state.anchor
    if (!this.#started) this.#memory.focused = state.focused
    return isStale
  }

  /** Makes the next render compute again what to mount. */
  outdate() {
    this.#outdated = true
  }

  #changeKeys(before: WindowState, keys: readonly string[]): WindowState {
    const inPlace = before.rowInPlace === null ? {} : this.#anchorOn(before.rowInPlace)
    const state = { ...before, ...inPlace, rowInPlace: null }
    if (this.#started) return withKeys(state, keys)
    const { defaultKey } = this.options
    const anchor = state.anchor ?? (defaultKey === undefined ? null : { key: defaultKey, offset: 0 })
    return withFirstKeys({ ...state, anchor, focused: this.#memory.focused }, keys, this.#memory.keys)
  }

  /** Scrolls to a row in the next render, or as soon as it is in the list; null is the top. */
  scrollTo(key: string | null, options: ScrollToOptions) {
    if (key !== null) {
      const row = this.rows.get(key)
      if (options.ifNeeded && row && isInView(row, this.scroller))
        this.#set({ rowInPlace: null, toFocus: options.focus ? key : null })
      else this.#set({ rowInPlace: null, goal: { ...options, key } })
      return
    }
    this.#set({ rowInPlace: null, goal: null, pin: null, anchor: null })
    this.settle()
    const above = this.#above()
    if (above > 0) this.#motion.scroll(() => this.scroller.scrollBy(-above))
  }

  /** Keeps a row in place, from now on until the reader scrolls and during the next change of the keys. */
  keepInPlace(key: string) {
    this.#set({ rowInPlace: key, ...this.#anchorOn(key) })
  }

  /** The anchor that keeps a row where it is now; nothing when it is not mounted. */
  #anchorOn(key: string): Partial<WindowState> {
    const row = this.rows.get(key)
    return row ? { pin: null, anchor: { key, offset: this.#offsetOf(row) } } : {}
  }

  /** The first row when this scroll started, which is the top that the reader can scroll to. */
  #firstOf({ first, keys }: WindowState): string | null {
    return this.#motion.busy ? first : (keys[0] ?? null)
  }

  #margin = (state: WindowState) => (this.#isWide ? overscanOf(state, this.scroller) : 0)

  /** Distance of a row below the upper edge of the view, in pixels. */
  #offsetOf(row: Element): number {
    return row.getBoundingClientRect().top - this.scroller.top()
  }

  /** Upper edge of the view in pixels from the list's top: by the anchor, or as measured last, since that forces a layout. */
  #topOf(state: WindowState): number {
    const known = state.anchor === null && this.#started ? this.#lastAbove : undefined
    return topByAnchor(state) ?? known ?? this.#above()
  }

  /** Pixels of the list above the view; negative below other content, which has its last known height before a mount. */
  #above(): number {
    const root = this.root()
    if (!root) return -heightAbove(this.heights)
    return (this.#lastAbove = this.scroller.top() - root.getBoundingClientRect().top)
  }

  /** Call when content outside of the rows, such as the header of a profile, may have moved the list. */
  listMoved() {
    this.#lastAbove = undefined
    this.restoreAnchor()
  }

  /** Sets the row that has the focus; returns true when another set of rows must be mounted. */
  focus(key: string | null): boolean {
    this.#set({ focused: key })
    return lacksPinnedRow(this.#state)
  }

  /** The focus of a removed row was passed on, or cannot be yet. */
  focusPassed(isPassed: boolean) {
    this.#set({ focusLost: !isPassed })
  }

  /** The row that a command named has the focus. */
  focusReached() {
    this.#set({ toFocus: null })
  }

  /** Sets the position after mounting, when one is stored. */
  start() {
    const { anchor, keys, indexes } = this.#current()
    if (anchor && this.root() && indexes.has(anchor.key)) {
      this.#motion.scroll(() => this.scroller.scrollBy(this.#topOf(this.#state) - this.#above()))
      this.restoreAnchor()
    } else if (anchor && keys.length > 0) this.#set({ anchor: null })
    this.#started = keys.length > 0
    this.outdate()
    if (this.#memory.anchor?.key === keys[0] && this.#atTop()) this.#set({ anchor: null })
    // Without a stored position there is no anchor; a list that is not live has one from the start.
    if (!this.options.live && this.#memory.anchor === null) this.#note()
  }

  /** After the first paint, mounts rows beyond the view. Returns true when another set of rows must be mounted. */
  widen(): boolean {
    this.#isWide = true
    return this.#measure()
  }

  /** Restores the anchor; call after anything that may have moved it, before the paint. */
  restoreAnchor() {
    const { anchor, pin: pinned, reaching } = this.#current()
    const row = anchor ? this.rows.get(anchor.key) : undefined
    if (!anchor || !row) return
    if (reaching) {
      this.settle()
      this.#set({ reaching: false })
    }
    const edge = this.scroller.top()
    const pin = pinned && row.contains(pinned.element) ? pinned : { element: row, offset: anchor.offset }
    const drift = pin.element.getBoundingClientRect().top - edge - pin.offset
    if (Math.abs(drift) >= MIN_DRIFT && this.#motion.moveUp(drift)) this.settle()
    if (pin.element === row) return
    this.#set({ anchor: { key: anchor.key, offset: row.getBoundingClientRect().top - edge } })
  }

  /** Handles the end of scrolling. Without a scroll since the last event, the layout may have moved the anchor. */
  #rested() {
    if (this.settle() || !this.#started || this.#state.goal !== null) return
    if (this.#motion.distance >= 1 || this.#atTop()) this.#note()
    else this.restoreAnchor()
  }

  /** Moves the anchor with a scroll, unless a shorter page caused it, and undoes what the layout moved besides. */
  #follow(scrolledBy: number) {
    if (Number.isNaN(scrolledBy) || (scrolledBy < 0 && this.scroller.atEnd())) return
    this.#set(anchorMovedBy(this.#current(), -scrolledBy))
    this.restoreAnchor()
  }

  /** The reader scrolls or is about to. */
  #touch() {
    const first = this.#firstOf(this.#state)
    if (first !== this.#state.first) this.#set({ first })
    this.#motion.touch()
  }

  /**
   * Turns the margin that was set while the reader scrolled into a scroll position. Returns true when it has
   * set the position itself, to a row that is not mounted yet.
   */
  settle(): boolean {
    const root = this.root()
    // Read it first: without the margin the page may be too short for this position.
    const position = this.scroller.position()
    const shift = this.#motion.takeShift()
    if (shift === 0 || !root) return false
    const atTop = position <= AT_TOP
    if (atTop && this.options.live) return false
    const { first, indexes } = this.#state
    const index = first === null ? undefined : indexes.get(first)
    if (atTop && index !== undefined) return this.#toFirst(root, index)
    this.#motion.scroll(() => this.scroller.scrollTo(position - shift))
    return false
  }

  /**
   * A reader who scrolled to the very top stays there; in a list that is not live, at the row that was first
   * when they started, below rows added since. Returns true when that row must still be mounted.
   */
  #toFirst(root: HTMLElement, index: number): boolean {
    const { keys, offsets } = this.#state
    const key = keys[index] ?? ''
    const row = this.rows.get(key)
    const top = root.getBoundingClientRect().top
    const by = row ? row.getBoundingClientRect().top - top : (offsets[index] ?? 0)
    if (by !== 0) this.#motion.scroll(() => this.scroller.scrollBy(by))
    if (row) return false
    this.#set({ pin: null, anchor: { key, offset: top - this.scroller.top() } })
    return true
  }

  /** Call before a key, wheel or finger scrolls: from then on the margin compensates for changes. */
  expectScroll() {
    this.#touched = true
    this.#touch()
  }

  /** Stores changed heights; returns true when another set of rows must be mounted. */
  resized(changes: readonly RowHeight[]): boolean {
    const changed = noteHeights(this.heights, changes)
    if (changed) {
      this.outdate()
      this.restoreAnchor()
    }
    // The first sizes also show whether the height of the content above was right.
    return (changed || !this.#measured) && changes.length > 0 && this.#measure()
  }

  /** Call on a scroll event; returns true when another set of rows must be mounted. */
  scrolled(): boolean {
    const { scrolledBy } = this.#motion
    if (!this.#motion.isOwn()) {
      this.#moved ||= this.#touched
      this.#touch()
      this.#follow(scrolledBy)
      if (this.scroller.position() > AT_TOP || !this.settle()) this.#note()
    } else if (this.#atTop()) this.#set({ anchor: null })
    return this.#measure()
  }

  /** Call after a resize of the view, which may change row heights; returns true when other rows must be mounted. */
  viewResized(): boolean {
    // When the position changed too, the scroll event follows and handles it.
    if (this.#motion.distance < 1) this.restoreAnchor()
    return this.#measure()
  }

  #atTop(): boolean {
    return this.options.live && this.root() !== null && this.#above() <= AT_TOP
  }

  #measure(): boolean {
    const { keys, range } = this.#state
    if (!this.root() || keys.length === 0) return false
    const top = this.#above()
    this.#measured = true
    noteHeightAbove(this.heights, this.scroller.position() - top)
    const offsets = layOut(keys, this.heights, this.options.estimate)
    this.#set({ offsets })
    const over = this.#margin(this.#state) / 2
    return !contains(range, rangeBetween(offsets, top - over, top + this.scroller.height() + over))
  }

  /** Stores the reader's current position. */
  #note() {
    this.#set(this.#positionOf(this.#state))
  }

  /** The reader's current position. */
  #positionOf({ keys, range, anchor, pin }: WindowState): { anchor: Anchor | null; pin: Pin | null } {
    if (!this.root() || keys.length === 0) return { anchor, pin }
    if (this.#atTop()) return { anchor: null, pin: null }
    const edge = this.scroller.top()
    const mounted = keys.slice(range.start, range.end)
    const found = anchorInView(mounted, this.rows, edge, edge + this.scroller.height())
    if (found) return found
    // Use the estimate until the next scroll event finds real rows.
    const offsets = layOut(keys, this.heights, this.options.estimate)
    return { anchor: anchorAt(keys, offsets, this.#above()) ?? anchor, pin: null }
  }

  /** `spare`: pixels at the end of the list without which the reader would still not be near its end. */
  view(spare: number): WindowView {
    const atTop = this.scroller.position() <= AT_TOP
    return viewOf(this.#current(), { moved: this.#moved, atTop, spare })
  }

  /** Call when the list leaves the screen; it may return. */
  close() {
    this.settle()
    this.#motion.end()
    this.#touched = this.#moved = false
    this.#lastAbove = undefined
  }
}
