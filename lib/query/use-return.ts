import { useEffect, useRef, useState } from 'react'
import { askNext, type Pager } from './paged-list'

/** Pages asked for at most to come back to where the reader was: more than anybody reads down in one go. */
const PAGES = 30

interface Returning extends Pager {
  data: unknown
  isFetchNextPageError: boolean
}

/** Where the reader was in a list; the handle of a windowed list is one. */
interface Place {
  anchor(): { readonly key: string } | null
  /** Null forgets the place. */
  scrollTo(key: null): void
}

interface Return {
  /** The list is not shown meanwhile, so that nothing jumps. */
  seeking: boolean
  /** The reader would rather begin at the top. */
  giveUp: () => void
}

/**
 * After a reload a plain list holds its first pages: asks for more until the row that was being read is there again
 * (features TML6). A place that is not found is forgotten, and `onLost` told.
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
    // The end of a search over several answers, not something to derive from one render.
    // oxlint-disable-next-line react/set-state-in-effect
    setSeeking(false)
  }, [seeking, found, place, pager, onLost])
  const giveUp = () => {
    place.scrollTo(null)
    setSeeking(false)
  }
  return { seeking: seeking && !found, giveUp }
}
