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
  /** True when the reader scrolled the list since it mounted. */
  moved: boolean
}

/** Returns the view of a list with this state; `atTop` by the scroll position. */
export const viewOf = (
  { keys, range, anchor }: WindowState,
  { moved, atTop }: Pick<WindowView, 'moved' | 'atTop'>,
): WindowView => ({
  atTop: anchor === null || atTop,
  first: anchor?.key ?? keys[0] ?? null,
  moved,
  lowestMounted: keys[Math.min(range.end, keys.length) - 1] ?? null,
})
