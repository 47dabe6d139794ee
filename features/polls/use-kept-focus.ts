import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'

/** What takes the focus: the choice one made, else the first one, or the list of results. */
const GOALS = ['input:checked', 'input', 'ul[tabindex]']

/**
 * Keeps the focus in an element whose content is exchanged when `side` changes, since what had it is gone: the new
 * content takes it, without scrolling, and `onKept` is told. Spread the result on the element.
 */
export function useKeptFocus(side: unknown, onKept: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  const shown = useRef(side)
  const kept = useStableCallback(onKept)
  useLayoutEffect(() => {
    if (shown.current === side) return
    shown.current = side
    if (!inside.current) return
    const goal = GOALS.map((each) => element.current?.querySelector<HTMLElement>(each)).find(Boolean)
    goal?.focus({ preventScroll: true })
    kept()
  }, [side, kept])
  return {
    ref: element,
    onFocus: () => {
      inside.current = true
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // What is taken off the page tells of it too, and has nowhere the focus went: that is no leaving.
      if (event.relatedTarget !== null) inside.current = event.currentTarget.contains(event.relatedTarget)
      else if (document.hasFocus() && event.target.isConnected) inside.current = false
    },
  }
}
