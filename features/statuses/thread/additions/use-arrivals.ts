import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react'
import type { WindowMemory } from '@/lib/ui/windowed-list'

const rowOf = (root: HTMLElement | null, key: string) =>
  root?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null

/** Whether some of a row is in view below what covers the top, `inset` pixels. */
function inView(row: HTMLElement, inset: number): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > inset && top < window.innerHeight
}

interface Options {
  root: RefObject<HTMLElement | null>
  memory: WindowMemory
  /** Upper edge of the view in pixels. */
  inset: () => number
  /** Makes the list take its keys anew. */
  again: () => void
}

/** Goes to rows of a list, whether they are mounted or not, and gives them the focus. */
export function useGoTo({ root, memory, inset, again }: Options): (key: string) => void {
  const wanted = useRef<string | null>(null)
  const focus = useCallback(() => {
    const key = wanted.current
    const article = key === null ? null : rowOf(root.current, key)?.querySelector<HTMLElement>('article')
    if (!article) return
    wanted.current = null
    if (article.tabIndex < 0 && !article.hasAttribute('tabindex')) article.tabIndex = -1
    article.focus({ preventScroll: true })
  }, [root])
  // After every render: the row may have come with it.
  useEffect(focus)
  return useCallback(
    (key) => {
      wanted.current = key
      const row = rowOf(root.current, key)
      const covered = inset()
      const box = row?.getBoundingClientRect()
      if (box && box.top >= covered && box.bottom <= window.innerHeight) return focus()
      memory.goal = key
      again()
    },
    [root, memory, inset, again, focus],
  )
}

/** Which of the fresh rows nobody has seen yet; call `look` when the view moves. */
export function useUnseen(
  root: RefObject<HTMLElement | null>,
  fresh: ReadonlySet<string>,
  inset: () => number,
) {
  const seen = useRef(new Set<string>())
  const [, again] = useReducer((count: number) => count + 1, 0)
  const look = useCallback(() => {
    let changed = false
    for (const key of fresh) {
      if (seen.current.has(key)) continue
      const row = rowOf(root.current, key)
      if (!row || !inView(row, inset())) continue
      seen.current.add(key)
      changed = true
    }
    if (changed) again()
  }, [root, fresh, inset])
  useEffect(look)
  return { isSeen: (key: string) => seen.current.has(key), look }
}
