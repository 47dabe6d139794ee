/** A line of text at the token, px in the window. */
export interface CaretLine {
  readonly top: number
  readonly bottom: number
  /** The start of the token. */
  readonly x: number
}

/** The part of the window that is seen: without the keyboard of the screen. */
export interface View {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

export interface BoxPosition {
  /** px in the window. */
  readonly top: number
  readonly left: number
  readonly maxHeight: number
}

const GAP = 4
const EDGE = 8

/** Under the line, or over it where there is more room; never on it. Its near edge is where the token begins. */
export function positionBox(
  line: CaretLine,
  box: { width: number; height: number },
  view: View,
  rtl: boolean,
): BoxPosition {
  const below = view.top + view.height - EDGE - (line.bottom + GAP)
  const above = line.top - GAP - (view.top + EDGE)
  const over = box.height > below && above > below
  const maxHeight = Math.max(0, over ? above : below)
  const height = Math.min(box.height, maxHeight)
  const wanted = rtl ? line.x - box.width : line.x
  const last = view.left + view.width - EDGE - box.width
  return {
    top: over ? line.top - GAP - height : line.bottom + GAP,
    left: Math.max(view.left + EDGE, Math.min(wanted, last)),
    maxHeight,
  }
}
