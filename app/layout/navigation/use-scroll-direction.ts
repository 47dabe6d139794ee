import { useEffect } from 'react'
import type { Scroller } from '@/lib/column'

/** Distance in one direction after which the bars hide or show, in pixels. */
const MIN_SCROLL_DISTANCE = 24

/**
 * Sets `data-scrolling` on the document while the user scrolls down, which hides the bars in small windows. Near the
 * top they are always visible.
 */
export function useScrollDirection(scroller: Scroller): void {
  useEffect(() => {
    const root = document.documentElement
    // The farthest point in the other direction since the last change.
    let extreme = scroller.position()
    const note = () => {
      const now = scroller.position()
      const down = root.dataset['scrolling'] === 'down'
      extreme = down ? Math.max(extreme, now) : Math.min(extreme, now)
      if (now < MIN_SCROLL_DISTANCE * 4) delete root.dataset['scrolling']
      else if (!down && now - extreme > MIN_SCROLL_DISTANCE) root.dataset['scrolling'] = 'down'
      else if (down && extreme - now > MIN_SCROLL_DISTANCE) delete root.dataset['scrolling']
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
