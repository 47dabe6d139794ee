import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { useColumn } from '@/lib/column'
import { COLUMN } from '@/lib/util/on-screen'
import { holdOffset } from './hold-offset'
import { hasListPosition, noteOffset, offsetOf } from './scroll-positions'

/** Entries that were on screen: returning to one differs from opening a new one. */
const visited = new Set<string>()

interface Props {
  entry: string
  /** Name of the page, for its offset. */
  page: string
  /** The element that holds it. */
  root: RefObject<HTMLElement | null>
}

/**
 * Restores the scroll position when a page is shown, before the effects of its content: a new page starts at its top
 * with the focus on its title, an earlier one where the reader left it. Lists then correct the position and restore
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
    // Lists restore their own focus; any other page starts at its title again.
    if (!first && !inside && !(known && root.current?.querySelector('[role=feed], [data-key]')))
      root.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [entry, root])
  useLayoutEffect(() => {
    const offset = offsetOf(entry, page)
    // The first page is at its top already: scrolling there would only force another layout.
    if (offset > 0 || visited.size > 0) scroller.scrollTo(offset)
    let holding = offset > 0 && !hasListPosition(entry)
    const onEnd = () => {
      holding = false
    }
    let end = onEnd
    // The content that the offset needs may still have to load.
    if (holding)
      queueMicrotask(() => {
        // Not before: the element is known after the layout effects of its content.
        const content = root.current?.parentElement
        const over = () => hasListPosition(entry)
        if (holding && content) end = holdOffset({ scroller, content, offset, over, onEnd })
      })
    const note = () => void (holding || noteOffset(entry, page, scroller.position()))
    const stop = scroller.listen(note, () => {})
    return () => {
      end()
      stop()
    }
  }, [entry, page, root, scroller])
  return null
}
