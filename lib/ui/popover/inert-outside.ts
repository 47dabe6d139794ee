/** Live regions keep announcing. */
const LIVE = '[aria-live], [role=status], [role=alert], output'

/**
 * Makes everything except `element` and its ancestors inert, as below a sheet. Returns the function that
 * reverts it.
 */
export function inertOutside(element: HTMLElement): () => void {
  const stilled: HTMLElement[] = []
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement)
    for (const other of at.parentElement?.children ?? []) {
      if (other === at || !(other instanceof HTMLElement) || other.inert || other.matches(LIVE)) continue
      other.inert = true
      stilled.push(other)
    }
  return () => {
    for (const other of stilled) other.inert = false
  }
}
