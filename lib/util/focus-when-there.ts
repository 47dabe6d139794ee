import { firstOnScreen } from './on-screen'

/** Longest wait for what is to be focused, in ms. */
const PATIENCE = 15_000

/** Whether the reader has put the focus somewhere themself: a heading gets it when a page comes. */
const taken = () => {
  const active = document.activeElement
  return active !== null && active !== document.body && !active.matches('h1, main, [role=dialog] *')
}

/**
 * Focuses the first element that matches as soon as the next page has one, unless the reader is busy elsewhere by then.
 * What matches now belongs to the page that is being left.
 */
export function focusWhenThere(selector: string): void {
  const left = firstOnScreen(selector)
  const look = () => {
    const found = firstOnScreen(selector)
    if (!found || found === left) return false
    if (!taken()) found.focus()
    return true
  }
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), PATIENCE)
}
