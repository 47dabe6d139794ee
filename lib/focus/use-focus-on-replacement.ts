import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { useStableCallback } from '../hooks/use-stable-callback'
import { focusWithoutScroll } from './focusable'

interface Options {
  /** Selectors of the elements that may take the focus, the best one first; must not change. */
  targets: readonly string[]
  /** Called after the focus moved. */
  onMoved: () => void
}

/**
 * Keeps the focus in an element whose content is replaced when `content` changes: the new content takes it. Spread the
 * result on the element.
 */
export function useFocusOnReplacement(content: unknown, { targets, onMoved }: Options) {
  const element = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  const shown = useRef(content)
  const moved = useStableCallback(onMoved)
  useLayoutEffect(() => {
    if (shown.current === content) return
    shown.current = content
    if (!inside.current) return
    focusWithoutScroll(targets.map((each) => element.current?.querySelector<HTMLElement>(each)).find(Boolean))
    moved()
  }, [content, targets, moved])
  return {
    ref: element,
    onFocus: () => {
      inside.current = true
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // Removing an element also fires focusout, with no related target. Ignore it.
      if (event.relatedTarget !== null) inside.current = event.currentTarget.contains(event.relatedTarget)
      else if (document.hasFocus() && event.target.isConnected) inside.current = false
    },
  }
}
