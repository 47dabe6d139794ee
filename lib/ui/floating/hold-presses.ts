/**
 * Returns a check for `holdPresses`: true once the popup is on top and has been at the same place for two frames. It is
 * mounted before it is positioned.
 */
export function isAtRest(popup: () => Element | null): () => boolean {
  let last = ''
  return () => {
    const found = popup()
    if (!found) return false
    const { x, y, width, height } = found.getBoundingClientRect()
    const now = [x, y, width, height].join()
    const isSame = now === last
    last = now
    return isSame && found.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
}

const TYPES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const
/** Frames after which presses count again if the popup did not open. */
const MAX_FRAMES = 60

/**
 * Ignores presses until `isOpen`, at most for some frames. A popup opens some frames after the press on its button: a
 * press that is meant for it would reach what is below, such as a button that sends. Call it at the end of that press.
 */
export function holdPresses(isOpen: () => boolean): void {
  /** A press was ignored, but not yet its click. */
  let isPressed = false
  let frames = 0
  let isOver = false
  const end = () => {
    for (const type of TYPES) removeEventListener(type, ignore, true)
  }
  const ignore = (event: Event) => {
    // The next press: the click of the last one did not come.
    if (event.type === 'pointerdown' && isOver) return end()
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type === 'pointerdown') isPressed = true
    if (event.type !== 'click') return
    isPressed = false
    if (isOver) end()
  }
  const check = () => {
    frames += 1
    isOver = isOpen() || frames >= MAX_FRAMES
    if (!isOver) requestAnimationFrame(check)
    else if (!isPressed) end()
  }
  for (const type of TYPES) addEventListener(type, ignore, true)
  requestAnimationFrame(check)
}
