import type { WindowArea } from '@/lib/util/visible-area'

/** The line of text at the token, in px of the window. */
export interface CaretLine {
  readonly top: number
  readonly bottom: number
  /** The start of the token. */
  readonly x: number
}

export interface BoxPosition {
  /** px in the window. */
  readonly top: number
  readonly left: number
  readonly maxHeight: number
}

/** Distance from the line of the caret, in px. */
const LINE_GAP = 4
/** Least distance from the edges of the view, in px. */
const EDGE_GAP = 8

/** Positions the list below the line, or above it where there is more room; never on it. Its near edge is at the token. */
export function positionBox(
  line: CaretLine,
  box: { width: number; height: number },
  view: WindowArea,
  rtl: boolean,
): BoxPosition {
  const below = view.top + view.height - EDGE_GAP - (line.bottom + LINE_GAP)
  const above = line.top - LINE_GAP - (view.top + EDGE_GAP)
  const over = box.height > below && above > below
  const maxHeight = Math.max(0, over ? above : below)
  const height = Math.min(box.height, maxHeight)
  const wanted = rtl ? line.x - box.width : line.x
  const last = view.left + view.width - EDGE_GAP - box.width
  return {
    top: over ? line.top - LINE_GAP - height : line.bottom + LINE_GAP,
    left: Math.max(view.left + EDGE_GAP, Math.min(wanted, last)),
    maxHeight,
  }
}
