import { useEffect } from 'react'
import type { Scroller } from '@/lib/column'

/** Scrolled this far one way before the bar leaves or comes, in pixels. */
const SLACK = 24

/**
 * Sets `data-scrolling` on the document while the reader scrolls down, so that the bars of small windows make room. Near
 * the top they always show.
 */
export function useScrollDirection(scroller: Scroller): void {
  useEffect(() => {
    const root = document.documentElement
    // The furthest point the other way since the last change.
    let extreme = scroller.position()
    const note = () => {
      const now = scroller.position()
      const down = root.dataset['scrolling'] === 'down'
      extreme = down ? Math.max(extreme, now) : Math.min(extreme, now)
      if (now < SLACK * 4) delete root.dataset['scrolling']
      else if (!down && now - extreme > SLACK) root.dataset['scrolling'] = 'down'
      else if (down && extreme - now > SLACK) delete root.dataset['scrolling']
      else return
      extreme = now
    }
    const stop = scroller.listen(note, () => {})
    return () => {
      stop()
      delete root.dataset['scrolling']
    }
  }, [scroller])
}
