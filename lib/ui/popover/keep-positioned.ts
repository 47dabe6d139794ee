import { visibleArea } from '@/lib/util/visible-area'
import { positionPopover } from './popover-position'

/**
 * Positions `holder` next to `anchor` and keeps it there while things move. A `popup` taller than the room
 * gets `--available-height`. Returns the function that stops it and resets the size.
 */
export function keepPositioned(
  holder: HTMLElement,
  popup: HTMLElement,
  anchor: HTMLElement,
  rtl: boolean,
): () => void {
  const size = { width: popup.offsetWidth, height: popup.offsetHeight }
  const updatePosition = () => {
    const { top, left, room } = positionPopover(anchor.getBoundingClientRect(), size, visibleArea(), rtl)
    // A transform needs no layout.
    holder.style.transform = `translate(${left}px, ${top}px)`
    if (room < size.height) popup.style.setProperty('--available-height', `${room}px`)
    else popup.style.removeProperty('--available-height')
  }
  updatePosition()
  let frame = 0
  const later = (event: Event) => {
    if (event.target instanceof Node && popup.contains(event.target)) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(updatePosition)
  }
  const seen = window.visualViewport
  const options = { capture: true, passive: true }
  // Growing text moves the button.
  for (const type of ['scroll', 'resize', 'input']) window.addEventListener(type, later, options)
  for (const type of ['scroll', 'resize']) seen?.addEventListener(type, later)
  return () => {
    cancelAnimationFrame(frame)
    for (const type of ['scroll', 'resize', 'input']) window.removeEventListener(type, later, options)
    for (const type of ['scroll', 'resize']) seen?.removeEventListener(type, later)
    popup.style.removeProperty('--available-height')
  }
}
