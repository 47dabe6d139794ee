import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusWithoutScroll } from './focusable'

export interface PagedRows {
  /** The element that contains the rows. */
  list: RefObject<HTMLElement | null>
  keys: readonly string[]
  /** There are no more rows. */
  over: boolean
}

/**
 * Call the returned function when a press loads more rows: the first new row takes the focus, else the last
 * row.
 */
export function useNextRowFocus({ list, keys, over }: PagedRows): () => void {
  const pressed = useRef<{ by: Element | null; after: string | undefined } | null>(null)
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const { by, after } = pressed.current
    const next =
      (after === undefined ? undefined : keys[keys.indexOf(after) + 1]) ?? (over ? after : undefined)
    if (next === undefined) return
    pressed.current = null
    // Leave the focus where the reader moved it while waiting.
    if (document.activeElement !== document.body && document.activeElement !== by) return
    const row = list.current?.querySelector(`[data-key="${CSS.escape(next)}"]`)
    focusWithoutScroll(row?.querySelector<HTMLElement>('article, a[href]:not([tabindex="-1"])'))
  }, [list, keys, over])
  return useCallback(() => {
    pressed.current = { by: document.activeElement, after: keys.at(-1) }
  }, [keys])
}
