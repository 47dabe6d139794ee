import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { columnAround, firstOnScreen } from '../util/on-screen'
import { focusInPlace, isFocusLost } from './focusable'

/** The focusable element of a list's row. */
const ROW = '[data-key] article, [data-key] a[href]'

/**
 * Wraps a notice in place of rows, such as an error with its button. When it is removed while it has the
 * focus, the first row takes the focus, else the title of the column.
 */
export function PassesFocus({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const notice = root.current
    const place = notice?.parentElement
    const pass = () => {
      if (isFocusLost())
        focusInPlace(
          place?.querySelector<HTMLElement>(ROW) ?? firstOnScreen('h1', columnAround(place ?? null)),
        )
    }
    return () => {
      if (place && notice.contains(document.activeElement)) queueMicrotask(pass)
    }
  }, [])
  return <div ref={root}>{children}</div>
}
