import type { FocusEvent, PointerEvent } from 'react'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { beginsPress } from '../status-card/use-card-click'
import { contextQuery } from '../queries'

/** A thread that was fetched within this time, in ms, is not fetched again when it opens. */
export const FETCHED_AHEAD_MS = 3000
/** How long the pointer or the focus rests on a link, in ms, before it counts as an intention to open it. */
const REST_MS = 120

/** Shared, as there is one pointer and one focus. */
let timer: ReturnType<typeof setTimeout> | undefined

const forget = () => clearTimeout(timer)

/**
 * Fetches the thread of a post that is about to be opened. After a failure it is fetched when it opens.
 */
export function fetchAhead(runtime: Runtime, id: StatusId): void {
  forget()
  void runtime.client.prefetchQuery({
    ...contextQuery(runtime, id),
    staleTime: FETCHED_AHEAD_MS,
    retry: false,
  })
}

/**
 * Handlers for a link to a post: resting on it, by pointer or keyboard, or pressing it fetches its
 * thread.
 */
export function fetchAheadOf(runtime: Runtime, id: StatusId) {
  const fetch = () => fetchAhead(runtime, id)
  const fetchSoon = () => {
    forget()
    timer = setTimeout(fetch, REST_MS)
  }
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') fetchSoon()
    },
    onPointerLeave: forget,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) fetchSoon()
    },
    onBlur: forget,
    onPointerDown: (event: PointerEvent) => {
      if (beginsPress(event)) fetch()
    },
    onClick: fetch,
  }
}
