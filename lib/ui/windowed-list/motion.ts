import { onScrollEnd } from './pin'
import type { Scroller } from '@/lib/column'

/**
 * Moves a list without interrupting the reader's scrolling. Setting the scroll position would end a smooth
 * scroll or the momentum of a finger, so while the reader scrolls the list is moved by its margin.
 */
export class Motion {
  /** The current margin, in pixels. */
  #shift = 0
  /** The scroll position that was last set by this class. */
  #setPosition = -1
  /** The last observed scroll position. */
  #lastPosition = Number.NaN
  readonly #rest

  constructor(
    readonly scroller: Scroller,
    readonly root: () => HTMLElement | null,
    onRest: () => void,
  ) {
    this.#rest = onScrollEnd(() => scroller.position(), onRest)
  }

  /** True while the reader scrolls, just did so, or is about to. */
  get busy(): boolean {
    return this.#rest.waiting
  }

  touch() {
    this.#rest.touch()
  }

  /** Scrolls at once. */
  scroll(move: () => void) {
    move()
    this.#setPosition = this.#lastPosition = this.scroller.position()
  }

  /** Pixels scrolled down since the last `notePosition`; NaN before the first. */
  get scrolledBy(): number {
    return this.scroller.position() - this.#lastPosition
  }

  /** The same in either direction. */
  get distance(): number {
    return Math.abs(this.scrolledBy)
  }

  notePosition() {
    this.#lastPosition = this.scroller.position()
  }

  /** Call on a scroll event; returns true when `scroll` caused it. */
  isOwn(): boolean {
    const own = Math.abs(this.scroller.position() - this.#setPosition) < 1
    this.#setPosition = -1
    this.notePosition()
    return own
  }

  /** Moves the list up. Returns true when the margin must become a scroll position now. */
  moveUp(pixels: number): boolean {
    const root = this.root()
    if (!root) return false
    if (!this.busy) {
      this.scroll(() => this.scroller.scrollBy(pixels))
      return false
    }
    this.#shift -= pixels
    root.style.marginBlockStart = `${this.#shift}px`
    // The content above the list is visible and must not be covered.
    return root.getBoundingClientRect().top - this.#shift > this.scroller.top()
  }

  /** Removes the margin; returns its size. */
  takeShift(): number {
    this.#rest.end()
    const root = this.root()
    const shift = this.#shift
    if (shift === 0 || !root) return 0
    this.#shift = 0
    root.style.marginBlockStart = ''
    return shift
  }

  /** Call when the list leaves the screen. */
  end() {
    this.#rest.end()
    this.#lastPosition = Number.NaN
  }
}
