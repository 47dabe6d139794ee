import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react'
import type { Scroller } from '@/lib/column'

const rowOf = (root: HTMLElement | null, key: string) =>
  root?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null

/** True when part of a row is in view. */
function inView(row: HTMLElement, scroller: Scroller): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > scroller.top() && top < scroller.top() + scroller.height()
}

/** Returns which of the fresh rows were in view. Call `noteSeen` when the view changes. */
export function useUnseenReplies(
  root: RefObject<HTMLElement | null>,
  fresh: ReadonlySet<string>,
  scroller: Scroller,
) {
  const seen = useRef(new Set<string>())
  const [, again] = useReducer((count: number) => count + 1, 0)
  const noteSeen = useCallback(() => {
    let changed = false
    for (const key of fresh) {
      if (seen.current.has(key)) continue
      const row = rowOf(root.current, key)
      if (!row || !inView(row, scroller)) continue
      seen.current.add(key)
      changed = true
    }
    if (changed) again()
  }, [root, fresh, scroller])
  useEffect(noteSeen, [noteSeen])
  return { isSeen: (key: string) => seen.current.has(key), noteSeen }
}
