import { useLayoutEffect, useRef, type RefObject } from 'react'

export interface More {
  /** What holds the rows. */
  list: RefObject<HTMLElement | null>
  keys: readonly string[]
  /** There is nothing more. */
  over: boolean
}

/** Call the answer when more is asked for by a press: the focus goes to the first row that comes, else to the last. */
export function useMoreFocus({ list, keys, over }: More): () => void {
  const pressed = useRef<{ on: Element | null; after: string | undefined } | null>(null)
  // After every render: the row may have come with it.
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const { on, after } = pressed.current
    const next =
      (after === undefined ? undefined : keys[keys.indexOf(after) + 1]) ?? (over ? after : undefined)
    if (next === undefined) return
    pressed.current = null
    // Whoever went elsewhere meanwhile stays there.
    if (document.activeElement !== document.body && document.activeElement !== on) return
    const row = list.current?.querySelector(`[data-key="${CSS.escape(next)}"]`)
    row?.querySelector<HTMLElement>('article, a[href]:not([tabindex="-1"])')?.focus({ preventScroll: true })
  })
  return () => {
    pressed.current = { on: document.activeElement, after: keys.at(-1) }
  }
}
