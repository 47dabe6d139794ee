import { allOnScreen } from './on-screen'

/** The rows that can take the focus, in the order of the page. */
const ROWS = 'article[tabindex]'

/**
 * Call before something may take away the row that has the focus (or `held`, where it is about to return); the answer, called after, gives the focus to the row
 * that stood below it, else above, once the page has been drawn. What kept the focus is left alone.
 */
export function holdFocus(held: Element | null = document.activeElement): () => void {
  const row = held?.closest(ROWS)
  if (!row) return () => {}
  const rows = allOnScreen(ROWS)
  const at = rows.findIndex((each) => each === row)
  const nearest = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()]
  return () => {
    const give = () => {
      const { activeElement } = document
      if (activeElement && activeElement !== document.body) return
      nearest.find((each) => each.isConnected)?.focus({ preventScroll: true })
    }
    // React draws within the frame; a second one for what windows its rows.
    requestAnimationFrame(() => requestAnimationFrame(give))
  }
}
