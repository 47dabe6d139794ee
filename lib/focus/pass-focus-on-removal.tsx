import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { columnAround, firstOnScreen } from '../util/on-screen'
import { focusWithoutScroll, isFocusLost } from './focusable'

/** The focusable element of a list's row. */
const ROW = '[data-key] article, [data-key] a[href]'

/**
 * Wraps a notice in place of rows, such as an error with its button. When it is removed while it has the
 * focus, the first row takes the focus, else the title of the column.
 */
export function PassFocusOnRemoval({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const notice = root.current
    const container = notice?.parentElement
    const focusFirstRow = () => {
      if (isFocusLost())
        focusWithoutScroll(
          container?.querySelector<HTMLElement>(ROW) ?? firstOnScreen('h1', columnAround(container ?? null)),
        )
    }
    return () => {
      if (container && notice.contains(document.activeElement)) queueMicrotask(focusFirstRow)
    }
  }, [])
  return <div ref={root}>{children}</div>
}
