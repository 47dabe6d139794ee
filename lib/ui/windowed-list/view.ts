import type { Scroller } from '@/lib/column'
import { rowAt } from './layout'
import type { WindowState } from './state'

export interface WindowOptions {
  /** Height in pixels of a row that was never measured. */
  estimate: number
  /** True when rows added above are shown to a reader at the very top. */
  live: boolean
  /** The row at which a list without a stored position starts; default its top. */
  defaultKey?: string | undefined
}

/** The position of the view in a list. */
export interface WindowView {
  atTop: boolean
  first: string | null
  lowestMounted: string | null
  /** The lowest row without which the reader would be near the end of the list. */
  lowestNeeded: string | null
  /** True when the reader scrolled the list since it mounted. */
  moved: boolean
}

interface Position extends Pick<WindowView, 'moved' | 'atTop'> {
  /** Pixels at the end of the list without which the reader would still not be near its end. */
  spare: number
}

/** Rows kept mounted beyond each edge of the view, in pixels. */
const OVERSCAN_PX = 800
/** The same in a column of the deck at its top, where new rows push others down: most would be mounted in vain. */
const OVERSCAN_AT_TOP_PX = 400

/** Returns how far beyond the view rows are mounted, in pixels. Columns of the deck scroll in an element. */
export const overscanOf = (
  { anchor }: Pick<WindowState, 'anchor'>,
  { target }: Pick<Scroller, 'target'>,
): number => (anchor === null && target instanceof Element ? OVERSCAN_AT_TOP_PX : OVERSCAN_PX)

/** Returns the view of a list with this state; `atTop` by the scroll position. */
export function viewOf(
  { keys, offsets, range, anchor }: WindowState,
  { moved, atTop, spare }: Position,
): WindowView {
  const mountedEnd = Math.min(range.end, keys.length)
  const neededEnd = rowAt(offsets, (offsets[keys.length] ?? 0) - spare) + 1
  return {
    atTop: anchor === null || atTop,
    first: anchor?.key ?? keys[0] ?? null,
    moved,
    lowestMounted: keys[mountedEnd - 1] ?? null,
    lowestNeeded: keys[Math.max(mountedEnd, neededEnd) - 1] ?? null,
  }
}
