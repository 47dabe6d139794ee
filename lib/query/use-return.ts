import { useEffect, useRef, useState } from 'react'
import { fetchNext, type Pager } from './paged-list'

/** Maximum number of pages to load while looking for the reader's position. */
const MAX_PAGES = 30

interface Returning extends Pager {
  data: unknown
  isFetchNextPageError: boolean
}

/** Scroll position of a list; the handle of a windowed list implements it. */
interface ListPosition {
  anchor(): { readonly key: string } | null
  /** Null clears the position. */
  scrollTo(key: null): void
}

interface Return {
  /** True while the list is hidden, so that nothing jumps. */
  seeking: boolean
  /** Stops looking; the list starts at its top. */
  giveUp: () => void
}

/**
 * After a reload a list has only its first pages: loads more until the row that was being read is back. If it
 * is not found, clears the position and calls `onLost`.
 */
export function useReturn(
  pager: Returning,
  keys: readonly string[],
  position: ListPosition,
  onLost: () => void,
): Return {
  const pages = useRef(0)
  const wanted = position.anchor()?.key ?? null
  const found = wanted === null || keys.includes(wanted)
  const [seeking, setSeeking] = useState(!found)
  useEffect(() => {
    if (!seeking || pager.data === undefined || pager.isFetching) return
    if (!found && pager.hasNextPage && !pager.isFetchNextPageError && pages.current < MAX_PAGES) {
      pages.current += 1
      fetchNext(pager)
      return
    }
    if (!found) {
      position.scrollTo(null)
      onLost()
    }
    // Ends a search over several answers, which cannot be derived from one render.
    // oxlint-disable-next-line react/set-state-in-effect
    setSeeking(false)
  }, [seeking, found, position, pager, onLost])
  const giveUp = () => {
    position.scrollTo(null)
    setSeeking(false)
  }
  return { seeking: seeking && !found, giveUp }
}
