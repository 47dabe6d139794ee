import { useEffect, useRef, useState } from 'react'
import { askNext, type Pager } from './paged-list'

/** Pages asked for at most to come back to where the reader was. */
const PAGES = 6

interface Returning extends Pager {
  data: unknown
  isFetchNextPageError: boolean
}

/** Where the reader was in a list; the place of a windowed list is one. */
interface Place {
  anchor: { readonly key: string } | null
}

/**
 * After a reload a plain list holds its first pages: asks for more until the row that was being read is there again
 * (features TML6). True while it looks; the list is not shown then, so that nothing jumps. A place that is not found is
 * forgotten.
 */
export function useReturn(pager: Returning, keys: readonly string[], place: Place): boolean {
  const pages = useRef(0)
  const wanted = place.anchor?.key ?? null
  const found = wanted === null || keys.includes(wanted)
  const [seeking, setSeeking] = useState(!found)
  useEffect(() => {
    if (!seeking || pager.data === undefined || pager.isFetching) return
    if (!found && pager.hasNextPage && !pager.isFetchNextPageError && pages.current < PAGES) {
      pages.current += 1
      askNext(pager)
      return
    }
    if (!found) place.anchor = null
    // The end of a search over several answers, not something to derive from one render.
    // oxlint-disable-next-line react/set-state-in-effect
    setSeeking(false)
  }, [seeking, found, place, pager])
  return seeking && !found
}
