import { useEffect } from 'react'

/** Scrolled this far one way before the bar leaves or comes, in pixels. */
const SLACK = 24

/**
 * Tells by `data-scrolling` on the document whether the reader goes down, so that bars of small windows can make
 * room. Near the top they are always there.
 */
export function useScrollDirection(): void {
  useEffect(() => {
    const root = document.documentElement
    // The furthest point the other way since the last change.
    let extreme = window.scrollY
    const note = () => {
      const now = window.scrollY
      const down = root.dataset['scrolling'] === 'down'
      extreme = down ? Math.max(extreme, now) : Math.min(extreme, now)
      if (now < SLACK * 4) delete root.dataset['scrolling']
      else if (!down && now - extreme > SLACK) root.dataset['scrolling'] = 'down'
      else if (down && extreme - now > SLACK) delete root.dataset['scrolling']
      else return
      extreme = now
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('scroll', note)
      delete root.dataset['scrolling']
    }
  }, [])
}
