import type { Anchor, Keyed } from './layout'

/** Width and letter size at which heights were measured. */
const sizes = new WeakMap<Map<string, number>, string>()

/** What a list remembers beyond its mounting: measured heights, and where the reader was. */
export class WindowMemory {
  /** Null while the reader is at the very top. */
  anchor: Anchor | null = null
  /** The row that held the keyboard focus. */
  focused: string | null = null
  /** Where the link in it leads that held it. */
  link: string | null = null
  /** The rows of the latest drawing: what became of a place that is gone when the list is drawn anew. */
  keys: readonly string[] = []
  /** The row that stays where it is when the keys change next, whatever the anchor is. */
  keep: string | null = null
  /** The row that comes to the top as soon as it is in the list, however the reader scrolls until then. */
  goal: string | null = null

  /** `heights` may be shared by all places of one list. */
  constructor(readonly heights: Map<string, number> = new Map()) {}

  /**
   * A list that is drawn anew may have lost the row that the reader was at: its neighbour is the place then. While the
   * neighbours are missing too, the place is only not loaded yet.
   */
  inherit(now: Keyed) {
    const heirOf = (key: string): string => {
      const at = now.has(key) ? -1 : this.keys.indexOf(key)
      const beside = at < 0 ? [] : [this.keys[at + 1], this.keys[at - 1]]
      return beside.find((each) => each !== undefined && now.has(each)) ?? key
    }
    if (this.anchor) this.anchor = { ...this.anchor, key: heirOf(this.anchor.key) }
    if (this.focused !== null) this.focused = heirOf(this.focused)
  }

  /** Forgets heights that were measured at another width or letter size, both in pixels. */
  measureAt(width: number, letters: number) {
    const size = `${Math.round(width)} ${letters}`
    if (sizes.get(this.heights) !== size) this.heights.clear()
    sizes.set(this.heights, size)
  }
}
