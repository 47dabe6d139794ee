import { placeBeside, type Box } from './place-beside'

/** What is seen of the window; the keyboard of a screen and a pinch take some of it. */
function viewNow(): Box {
  const seen = window.visualViewport
  return {
    top: seen?.offsetTop ?? 0,
    left: seen?.offsetLeft ?? 0,
    width: seen?.width ?? window.innerWidth,
    height: seen?.height ?? window.innerHeight,
  }
}

/**
 * Puts `holder` beside `anchor` and keeps it there while things move. `popup` in it is told the room there is where it
 * would be taller. Answers how to stop; then the popup has its own size again.
 */
export function standBeside(
  holder: HTMLElement,
  popup: HTMLElement,
  anchor: HTMLElement,
  rtl: boolean,
): () => void {
  const size = { width: popup.offsetWidth, height: popup.offsetHeight }
  const place = () => {
    const { top, left, room } = placeBeside(anchor.getBoundingClientRect(), size, viewNow(), rtl)
    // Nothing is laid out for that.
    holder.style.transform = `translate(${left}px, ${top}px)`
    if (room < size.height) popup.style.setProperty('--available-height', `${room}px`)
    else popup.style.removeProperty('--available-height')
  }
  place()
  let frame = 0
  const later = (event: Event) => {
    if (event.target instanceof Node && popup.contains(event.target)) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }
  const seen = window.visualViewport
  const heard = { capture: true, passive: true }
  // A text that grows moves its buttons.
  for (const type of ['scroll', 'resize', 'input']) window.addEventListener(type, later, heard)
  for (const type of ['scroll', 'resize']) seen?.addEventListener(type, later)
  return () => {
    cancelAnimationFrame(frame)
    for (const type of ['scroll', 'resize', 'input']) window.removeEventListener(type, later, heard)
    for (const type of ['scroll', 'resize']) seen?.removeEventListener(type, later)
    popup.style.removeProperty('--available-height')
  }
}
