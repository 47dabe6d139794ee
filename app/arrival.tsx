import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { isPlaced, noteOffset, offsetOf } from './places'

/** Entries that were on screen, so that coming back to one is told from going on. */
const visited = new Set<string>()

interface Props {
  entry: string
  /** Name of the page, for its offset. */
  page: string
  /** The element that holds it. */
  root: RefObject<HTMLElement | null>
}

/**
 * Before anything else of a page, and anew whenever it comes on screen: a new page begins at its top and is announced by
 * its title, an old one where it was left. Lists then place themselves, and give the focus back.
 */
export function Arrival({ entry, page, root }: Props) {
  useEffect(() => {
    const first = visited.size === 0
    const known = visited.has(entry)
    visited.add(entry)
    const content = root.current?.closest('main')
    const inside = document.activeElement !== content && content?.contains(document.activeElement)
    // A list gives the focus back by itself; any other page starts at its title once more.
    if (!first && !inside && !(known && root.current?.querySelector('[role=feed], [data-key]')))
      root.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [entry, root])
  useLayoutEffect(() => {
    const offset = offsetOf(entry, page)
    // At the start the page is at its top already, and to say so would lay it out once more.
    if (offset > 0 || visited.size > 0) window.scrollTo({ top: offset, behavior: 'instant' })
    let holding = offset > 0 && !isPlaced(entry)
    let end = () => {
      holding = false
    }
    const ended = end
    // What has to load is not there yet.
    if (holding)
      import('./hold-offset').then(({ holdOffset }) => {
        if (holding) end = holdOffset(offset, () => isPlaced(entry), ended)
      }, ended)
    const note = () => void (holding || noteOffset(entry, page, window.scrollY))
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      end()
      window.removeEventListener('scroll', note)
    }
  }, [entry, page])
  return null
}
