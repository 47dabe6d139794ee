import { watchRest } from './pin'
import type { Scroller } from '@/lib/column'

/**
 * Moves a list without ending its reader's scrolling: setting the scroll position would end a smooth scroll or the
 * momentum of a finger, so while the reader scrolls the list is moved by its margin.
 */
export class Motion {
  /** How far the list is moved by its margin, in pixels. */
  #shift = 0
  /** Where the scroller went by our own doing. */
  #own = -1
  /** Where the scroller was when it was last looked at. */
  #at = Number.NaN
  readonly #rest

  constructor(
    readonly scroller: Scroller,
    readonly root: () => HTMLElement | null,
    onRest: () => void,
  ) {
    this.#rest = watchRest(() => scroller.position(), onRest)
  }

  /** The reader scrolls, did so a moment ago, or is about to. */
  get busy(): boolean {
    return this.#rest.waiting
  }

  touch() {
    this.#rest.touch()
  }

  /** Scrolls at once. */
  scroll(move: () => void) {
    move()
    this.#own = this.#at = this.scroller.position()
  }

  /** Pixels scrolled since the position was last looked at; NaN before the first look. */
  get distance(): number {
    return Math.abs(this.scroller.position() - this.#at)
  }

  look() {
    this.#at = this.scroller.position()
  }

  /** The scroller reported a scroll; answers whether it is the one made here. */
  isOwn(): boolean {
    const own = Math.abs(this.scroller.position() - this.#own) < 1
    this.#own = -1
    this.look()
    return own
  }

  /** Moves the list up. Answers whether the margin has to become a scroll position now. */
  moveUp(pixels: number): boolean {
    const root = this.root()
    if (!root) return false
    if (!this.busy) {
      this.scroll(() => this.scroller.scrollBy(pixels))
      return false
    }
    this.#shift -= pixels
    root.style.marginBlockStart = `${this.#shift}px`
    // The content before the list is in view and must not be covered.
    return root.getBoundingClientRect().top - this.#shift > this.scroller.top()
  }

  /** Takes the margin off; answers how much it was. */
  takeShift(): number {
    this.#rest.end()
    const root = this.root()
    const shift = this.#shift
    if (shift === 0 || !root) return 0
    this.#shift = 0
    root.style.marginBlockStart = ''
    return shift
  }

  /** The list leaves the screen. */
  end() {
    this.#rest.end()
    this.#at = Number.NaN
  }
}
