import { useLayoutEffect, type RefObject } from 'react'

/** Browsers without `content-visibility` leave hidden pages out of the layout. */
const KEEPS_LAYOUT = CSS.supports('content-visibility', 'hidden')

/**
 * Keeps a hidden page laid out, since a new layout is most of the cost of returning to it: a hidden <Activity> sets
 * `display: none` on the element in it, which is removed here; the style of the page hides it instead. Runs before
 * anything is measured. React sets the style only when the mode changes.
 */
export function useKeptLayout(root: RefObject<HTMLElement | null>, away: boolean): void {
  useLayoutEffect(() => {
    const hidden = away ? root.current?.firstElementChild : null
    if (KEEPS_LAYOUT && hidden instanceof HTMLElement) hidden.style.removeProperty('display')
  }, [root, away])
}
