import { firstOnScreen } from '../util/on-screen'

/** Longest wait for the element, in ms. */
const MOUNT_TIMEOUT = 15_000

/** True when the reader moved the focus: a heading gets it when a page opens. */
const isTaken = () => {
  const active = document.activeElement
  return active !== null && active !== document.body && !active.matches('h1, main, [role=dialog] *')
}

/**
 * Focuses the first matching element of the next page as soon as it is mounted, unless the reader moved the
 * focus by then. An element that matches now belongs to the previous page. Searches one column, by default
 * all of them. `onMounted` is called when the element is found, also when it does not get the focus.
 */
export function focusWhenMounted(selector: string, column?: ParentNode, onMounted?: () => void): void {
  const left = firstOnScreen(selector, column)
  const tryFocus = () => {
    const found = firstOnScreen(selector, column)
    if (!found || found === left) return false
    if (!isTaken()) found.focus()
    onMounted?.()
    return true
  }
  const observer = new MutationObserver(() => {
    if (tryFocus()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), MOUNT_TIMEOUT)
}
