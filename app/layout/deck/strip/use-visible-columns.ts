import { useEffect, useState, type RefObject } from 'react'
import { COLUMN } from '@/lib/util/on-screen'

/** Share of a column from which it counts as in view. */
const MIN_SHARE_IN_VIEW = 0.5
/** Share of a column from which it counts as completely in view, as positions are fractions of pixels. */
const MIN_SHARE_COMPLETE = 0.98

type Visible = ReadonlyMap<string, 'mostly' | 'completely' | 'hidden'>

const visibilityOf = (ratio: number) =>
  ratio >= MIN_SHARE_COMPLETE ? 'completely' : ratio >= MIN_SHARE_IN_VIEW ? 'mostly' : 'hidden'

/**
 * Returns how much of each column of the deck is in view, by id. `order` names the columns, which are observed again
 * when it changes. Empty until the browser reports it.
 */
export function useVisibleColumns(deck: RefObject<HTMLElement | null>, order: string): Visible {
  const [visible, setVisible] = useState<Visible>(() => new Map())
  useEffect(() => {
    const { current: root } = deck
    if (!root) return undefined
    const known = new Map<string, ReturnType<typeof visibilityOf>>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (target instanceof HTMLElement)
            known.set(target.dataset['column'] ?? '', visibilityOf(intersectionRatio))
        setVisible(new Map(known))
      },
      { root, threshold: [0, MIN_SHARE_IN_VIEW, MIN_SHARE_COMPLETE] },
    )
    for (const column of root.querySelectorAll(`[${COLUMN}]`)) observer.observe(column)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the order says when there are other elements
  }, [deck, order])
  return visible
}
