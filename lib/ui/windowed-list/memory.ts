import type { Anchor } from './layout'

/** What a list remembers beyond its mounting: measured heights, and where the reader was. */
export class WindowMemory {
  /** Null while the reader is at the very top. */
  anchor: Anchor | null = null
  /** The row that held the keyboard focus. */
  focused: string | null = null
  /** Width in pixels at which the heights were measured; another width makes them void. */
  width = 0

  /** `heights` may be shared by all places of one list. */
  constructor(readonly heights: Map<string, number> = new Map()) {}

  /** Forgets heights that were measured at another width. */
  measureAt(width: number) {
    if (this.width !== 0 && Math.abs(width - this.width) > 1) this.heights.clear()
    this.width = width
  }
}
