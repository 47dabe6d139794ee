import type { WindowArea } from '@/lib/util/visible-area'

/** Position of a popover, in px from the top left corner of the window. */
export interface Position {
  readonly top: number
  readonly left: number
  /** Maximum height. */
  readonly room: number
}

/** Distance from the button, in px. */
const ANCHOR_GAP = 4
/** Least distance from the edges of the view, in px. */
const EDGE_GAP = 8

/**
 * Positions a popover below `anchor`, or above it where it does not fit and there is more room, aligned with
 * its start. Stays inside `view`, the visible part of the window.
 */
export function positionPopover(
  anchor: WindowArea,
  size: Pick<WindowArea, 'width' | 'height'>,
  view: WindowArea,
  rtl: boolean,
): Position {
  const bottom = anchor.top + anchor.height
  const below = view.top + view.height - EDGE_GAP - bottom - ANCHOR_GAP
  const above = anchor.top - ANCHOR_GAP - EDGE_GAP - view.top
  const over = size.height > below && above > below
  const room = Math.max(0, over ? above : below)
  const wanted = rtl ? anchor.left + anchor.width - size.width : anchor.left
  const last = view.left + view.width - EDGE_GAP - size.width
  return {
    top: over ? anchor.top - ANCHOR_GAP - Math.min(size.height, room) : bottom + ANCHOR_GAP,
    left: Math.max(view.left + EDGE_GAP, Math.min(wanted, last)),
    room,
  }
}
