import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { useColumn } from '@/lib/column'
import { COLUMN } from '@/lib/util/on-screen'
import { anchorOf, noteOffset, offsetOf } from './scroll-positions'

/** Entries that were shown before: returning to one differs from opening a new one. */
const visited = new Set<string>()

/** Notes that an entry was shown in another way, so that the next page is not the first. */
export const noteVisit = (entry: string): void => void visited.add(entry)

interface Props {
  entry: string
  /** Name of the page under which its offset is stored. */
  page: string
  /** The root element of the page. */
  root: RefObject<HTMLElement | null>
}

/**
 * Restores the scroll position when a page is shown, before the effects of its content: a new page starts at its top
 * with the focus on its title, an earlier one where the user left it. Lists then correct the position and restore
 * their own focus.
 */
export function RestoreScroll({ entry, page, root }: Props) {
  const { scroller } = useColumn()
  useEffect(() => {
    const first = visited.size === 0
    const known = visited.has(entry)
    visited.add(entry)
    const content = root.current?.closest(`[${COLUMN}]`)
    const inside = document.activeElement !== content && content?.contains(document.activeElement)
    // Lists restore their own focus; other pages focus their title again.
    if (!first && !inside && !(known && root.current?.querySelector('[role=feed], [data-key]')))
      root.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [entry, root])
  useLayoutEffect(() => {
    const offset = offsetOf(entry, page)
    // The first page is already at its top: scrolling there would only force a layout.
    if (offset > 0 || visited.size > 0) scroller.scrollTo(offset)
    let holding = offset > 0 && !anchorOf(entry)
    const onEnd = () => {
      holding = false
    }
    let end = onEnd
    // The content that the offset needs may still have to load. If this code does not load, the offset is only set once.
    if (holding)
      import('./hold-offset').then(({ holdOffset }) => {
        const content = root.current?.parentElement
        const over = () => anchorOf(entry) !== null
        if (holding && content) end = holdOffset({ scroller, content, offset, over, onEnd })
      }, onEnd)
    const note = () => void (holding || noteOffset(entry, page, scroller.position()))
    const stop = scroller.listen(note, () => {})
    return () => {
      end()
      stop()
    }
  }, [entry, page, root, scroller])
  return null
}
