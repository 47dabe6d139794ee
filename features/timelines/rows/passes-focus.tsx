import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { firstOnScreen } from '@/lib/util/on-screen'

/** What can have the focus in the row of a list. */
const ROW = '[data-key] article, [data-key] a[href]'

/** The first row in the place of what has gone, else the title of the column, has the focus, unless something else took it. */
function focusHeir(place: Element) {
  if (document.activeElement !== document.body) return
  const heir = place.querySelector<HTMLElement>(ROW) ?? firstOnScreen('main h1')
  heir?.focus({ preventScroll: true })
}

/** Stands in the place of rows: when it goes with the focus in it, the first row that comes has the focus. */
export function PassesFocus({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const going = root.current
    const place = going?.parentElement
    return () => {
      if (place && going.contains(document.activeElement)) queueMicrotask(() => focusHeir(place))
    }
  }, [])
  return <div ref={root}>{children}</div>
}
