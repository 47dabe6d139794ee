import type { ScrollToOptions } from './handle'
import {
  carryAnchor,
  carryKey,
  contains,
  growTo,
  rangeBetween,
  segmentsOf,
  type Anchor,
  type Keyed,
  type Offsets,
  type Range,
  type Segment,
} from './layout'
import type { Pin } from './pin'

/**
 * Maximum number of rows outside the view to mount per render in each direction: mounting many would delay scrolling.
 */
const AT_ONCE = 1

/** The row to scroll to as soon as it is in the list. */
type Goal = ScrollToOptions & { readonly key: string }

/** Everything about a list that a render may change. Replaced as a whole, when the render is committed. */
export interface WindowState {
  readonly keys: readonly string[]
  /** The position of each key. */
  readonly indexes: ReadonlyMap<string, number>
  readonly offsets: Offsets
  /** The rows to mount. */
  readonly range: Range
  readonly segments: readonly Segment[]
  /** True when the next render must mount more rows. */
  readonly growing: boolean
  /** The row being read; null at the very top. */
  readonly anchor: Anchor | null
  /** The part of the anchor that must not move; null for its upper edge. */
  readonly pin: Pin | null
  /** The first row of the list when the reader started to scroll. */
  readonly first: string | null
  readonly focused: string | null
  /** The focused row was removed; `focused` is now the row in its place. */
  readonly focusLost: boolean
  /** The row to focus as soon as it is mounted. */
  readonly toFocus: string | null
  readonly goal: Goal | null
  /** The row that stays in place during the next change of the keys, instead of the anchor. */
  readonly rowInPlace: string | null
  /** True when the next `restoreAnchor` scrolls to a new row, even while the reader scrolls. */
  readonly reaching: boolean
}

/** A render of the list: the rows to mount, and the state to commit with them. */
export interface Plan {
  readonly state: WindowState
  /** The state it is based on. */
  readonly basis: WindowState
  /** The scroll position changed without an event before this render. */
  readonly scrolled: boolean
}

export const emptyState = (anchor: Anchor | null, focused: string | null): WindowState => ({
  keys: [],
  indexes: new Map(),
  offsets: new Float64Array(1),
  range: { start: 0, end: 0 },
  segments: [],
  growing: false,
  anchor,
  pin: null,
  first: null,
  focused,
  focusLost: false,
  toFocus: null,
  goal: null,
  rowInPlace: null,
  reaching: false,
})

const indexesOf = (keys: readonly string[]) => new Map(keys.map((key, index) => [key, index]))

/** Returns the state with new keys. The row being read, the first row and the focus move to rows that still exist. */
export function withKeys(state: WindowState, keys: readonly string[]): WindowState {
  const before = state.keys
  const indexes = indexesOf(keys)
  const isFocusLost = state.focused !== null && !indexes.has(state.focused)
  const focused = isFocusLost ? carryKey(state.focused ?? '', before, indexes) : state.focused
  return {
    ...state,
    keys,
    indexes,
    anchor: state.anchor && carryAnchor(state.anchor, before, indexes),
    first: state.first && carryKey(state.first, before, indexes),
    focused,
    focusLost: isFocusLost ? focused !== null : state.focusLost,
  }
}

/**
 * Returns the state of a list that mounts again, with its keys. When the row being read is missing, its neighbour
 * in `remembered` (the keys of the last visit) takes the position. When the neighbours are missing too, the row is
 * not loaded yet, and the position stays.
 */
export function withFirstKeys(
  state: WindowState,
  keys: readonly string[],
  remembered: readonly string[],
): WindowState {
  const indexes = indexesOf(keys)
  const carry = (key: string) => successorOf(key, remembered, indexes)
  const { anchor, focused } = state
  return {
    ...state,
    keys,
    indexes,
    anchor: anchor && { ...anchor, key: carry(anchor.key) },
    focused: focused === null ? null : carry(focused),
  }
}

function successorOf(key: string, remembered: readonly string[], now: Keyed): string {
  const at = now.has(key) ? -1 : remembered.indexOf(key)
  const neighbours = at < 0 ? [] : [remembered[at + 1], remembered[at - 1]]
  return neighbours.find((each) => each !== undefined && now.has(each)) ?? key
}

/** Returns the state with the goal as its anchor, once that row is in the list. */
export function withGoalReached(state: WindowState): WindowState {
  const { goal, indexes, toFocus } = state
  if (goal === null || !indexes.has(goal.key)) return state
  return {
    ...state,
    goal: null,
    anchor: { key: goal.key, offset: goal.offset ?? 0 },
    toFocus: goal.focus ? goal.key : toFocus,
    pin: null,
    reaching: true,
  }
}

/** Returns the focused row and its neighbours, which stay mounted. */
function pinnedRows({ focused, indexes }: WindowState): number[] {
  const at = focused === null ? undefined : indexes.get(focused)
  return at === undefined ? [] : [at - 1, at, at + 1]
}

/** True when the focused row or a neighbour is not among the rows to mount. */
export const lacksPinnedRow = (state: WindowState): boolean =>
  pinnedRows(state).some(
    (at) => state.keys[at] !== undefined && !contains(state.range, { start: at, end: at + 1 }),
  )

/** The anchor and its pin, both moved down by `pixels`. */
export const anchorMovedBy = ({ anchor, pin }: WindowState, pixels: number) => ({
  anchor: anchor && { ...anchor, offset: anchor.offset + pixels },
  pin: pin && { ...pin, offset: pin.offset + pixels },
})

/** Returns the upper edge of the view in pixels from the top of the list, by the anchor; null without one. */
export function topByAnchor({ anchor, indexes, offsets }: WindowState): number | null {
  const index = anchor ? indexes.get(anchor.key) : undefined
  return anchor && index !== undefined ? (offsets[index] ?? 0) - anchor.offset : null
}

interface View {
  /** From the top of the list, in pixels. */
  readonly top: number
  readonly height: number
  /** Pixels beyond each edge in which rows are mounted too. */
  readonly overscan: number
}

/** Returns the state with the rows to mount for a view. */
export function withRows(
  state: WindowState,
  { top, height, overscan }: View,
  isMounted: (key: string) => boolean,
): WindowState {
  const { keys, offsets } = state
  const wanted = rangeBetween(offsets, top - overscan, top + height + overscan)
  const inView = rangeBetween(offsets, top, top + height)
  const range = growTo(wanted, inView, (index) => isMounted(keys[index] ?? ''), AT_ONCE)
  return {
    ...state,
    range,
    growing: range.start > wanted.start || range.end < wanted.end,
    segments: segmentsOf(offsets, range, pinnedRows(state)),
  }
}
