import { useLayoutEffect, type RefObject } from 'react'

/** Browsers without `content-visibility` leave hidden pages out of the layout. */
export const KEEPS_LAYOUT = CSS.supports('content-visibility', 'hidden')

/**
 * Keeps a page laid out whose <Activity> is hidden, since a new layout is most of the cost of returning to it: React sets
 * `display: none` on the element in it, which is removed here; the style of the page hides it instead. Runs before
 * anything is measured. React sets the style when the mode changes, and again after rendering the hidden content.
 */
export function useKeptLayout(root: RefObject<HTMLElement | null>, isHidden: boolean): void {
  useLayoutEffect(() => {
    const hidden = isHidden ? root.current?.firstElementChild : null
    if (!KEEPS_LAYOUT || !(hidden instanceof HTMLElement)) return undefined
    const keep = () => {
      if (hidden.style.display !== '') hidden.style.removeProperty('display')
    }
    keep()
    const changes = new MutationObserver(keep)
    changes.observe(hidden, { attributeFilter: ['style'] })
    return () => changes.disconnect()
  }, [root, isHidden])
}
