import { firstOnScreen } from '../util/on-screen'

/** Longest wait for the element, in ms. */
const MOUNT_TIMEOUT = 15_000

/**
 * True when the user moved the focus. A page that opens focuses its heading or `main`, and a dialog that leads to it has
 * the focus until it is closed: neither counts.
 */
const isMovedByUser = () => {
  const active = document.activeElement
  return active !== null && active !== document.body && !active.matches('h1, main, [role=dialog] *')
}

/**
 * Focuses the first element of the next page that matches `selector`, once it is mounted, unless the user moved the focus
 * by then. Call it before the page opens. Searches in `column`, by default in all of them. `onMounted` is called when the
 * element is found, even if it is not focused.
 */
export function focusWhenMounted(selector: string, column?: ParentNode, onMounted?: () => void): void {
  // An element that matches now belongs to the page that is being left.
  const previous = firstOnScreen(selector, column)
  const tryFocus = () => {
    const element = firstOnScreen(selector, column)
    if (!element || element === previous) return false
    if (!isMovedByUser()) element.focus()
    onMounted?.()
    return true
  }
  const observer = new MutationObserver(() => {
    if (tryFocus()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), MOUNT_TIMEOUT)
}
