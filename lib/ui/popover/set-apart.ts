/** What goes on being heard. */
const LIVE = '[aria-live], [role=status], [role=alert], output'

/** Makes everything but `element` and what it stands in inert, as under a sheet. Answers how to undo that. */
export function setApart(element: HTMLElement): () => void {
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
