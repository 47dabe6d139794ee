import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react'

const rowOf = (root: HTMLElement | null, key: string) =>
  root?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null

/** Whether some of a row is in view below what covers the top, `inset` pixels. */
function inView(row: HTMLElement, inset: number): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > inset && top < window.innerHeight
}

/** Tells which of the fresh rows were never in view; call `look` when the view changes. */
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
  useEffect(look, [look])
  return { isSeen: (key: string) => seen.current.has(key), look }
}
