/** A part of the window, px. */
export interface Box {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Where a popover stands in the window, px from its top left corner. */
export interface Place {
  readonly top: number
  readonly left: number
  /** What it may be as tall as. */
  readonly room: number
}

const GAP = 4
const EDGE = 8

/**
 * Under `anchor`, or over it where it does not fit and there is more room, beginning where the anchor begins; never over
 * the edge of `view`, which is what is seen of the window.
 */
export function placeBeside(
  anchor: Box,
  size: Pick<Box, 'width' | 'height'>,
  view: Box,
  rtl: boolean,
): Place {
  const bottom = anchor.top + anchor.height
  const below = view.top + view.height - EDGE - bottom - GAP
  const above = anchor.top - GAP - EDGE - view.top
  const over = size.height > below && above > below
  const room = Math.max(0, over ? above : below)
  const wanted = rtl ? anchor.left + anchor.width - size.width : anchor.left
  const last = view.left + view.width - EDGE - size.width
  return {
    top: over ? anchor.top - GAP - Math.min(size.height, room) : bottom + GAP,
    left: Math.max(view.left + EDGE, Math.min(wanted, last)),
    room,
  }
}
