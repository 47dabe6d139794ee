import { useEffect, useRef, useState } from 'react'
import { askNext, type Pager } from './paged-list'

/** Most pages to load while looking for the reader's position. */
const PAGES = 30

interface Returning extends Pager {
  data: unknown
  isFetchNextPageError: boolean
}

/** Scroll position of a list; the handle of a windowed list implements it. */
interface Place {
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
  place: Place,
  onLost: () => void,
): Return {
  const pages = useRef(0)
  const wanted = place.anchor()?.key ?? null
  const found = wanted === null || keys.includes(wanted)
  const [seeking, setSeeking] = useState(!found)
  useEffect(() => {
    if (!seeking || pager.data === undefined || pager.isFetching) return
    if (!found && pager.hasNextPage && !pager.isFetchNextPageError && pages.current < PAGES) {
      pages.current += 1
      askNext(pager)
      return
    }
    if (!found) {
      place.scrollTo(null)
      onLost()
    }
    // Ends a search over several answers, which cannot be derived from one render.
    // oxlint-disable-next-line react/set-state-in-effect
    setSeeking(false)
  }, [seeking, found, place, pager, onLost])
  const giveUp = () => {
    place.scrollTo(null)
    setSeeking(false)
  }
  return { seeking: seeking && !found, giveUp }
}
