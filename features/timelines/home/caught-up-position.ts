import { useEffect, useState } from 'react'
import { compareId } from '@/lib/live-list/compare-id'
import type { WindowView } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineView } from '../timeline/timeline-view'
import { CaughtUp } from '../timeline/lazy/lazy-home-extras'
import { readLastRead } from './marker-of'

/** Shortest absence from the tab after which a new visit begins, in ms. */
const MIN_ABSENCE = 10 * 60_000

interface Position {
  /** Posts and gaps, newest first. */
  readonly keys: readonly string[]
  /** The last read post when the visit began. */
  readonly lastRead: StatusId
  readonly at: WindowView
  /** The row above which the line is now. */
  readonly current: string | null
}

/**
 * Returns the row above which the line belongs: the newest that was read before, null where no new post is above it. The line
 * only appears, moves and disappears out of view, so that nothing on screen moves. Pure; ids must be ordered by age.
 */
export function caughtUpBefore({ keys, lastRead, at, current }: Position): string | null {
  const read = keys.findIndex((key) => !key.startsWith('gap:') && compareId(key, lastRead) <= 0)
  const wanted = read > 0 ? (keys[read] ?? null) : null
  const top = at.atTop || at.first === null ? 0 : keys.indexOf(at.first)
  const lowest = at.lowestMounted === null ? keys.length : keys.indexOf(at.lowestMounted)
  const isOutOfView = (key: string | null) => {
    const index = key === null ? -1 : keys.indexOf(key)
    return index < top || index > lowest
  }
  return isOutOfView(current) && isOutOfView(wanted) ? wanted : current
}

/** Calls `begin` when the reader comes back to the tab after a while. */
function onReturn(begin: () => void): () => void {
  let hiddenAt = Number.POSITIVE_INFINITY
  const changed = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (Date.now() - hiddenAt >= MIN_ABSENCE) begin()
  }
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Draws the line between the posts that are new in this visit and those read before it. */
export function useCaughtUpPosition(view: TimelineView, keys: readonly string[]): void {
  const { engine, caughtUp } = view
  const [lastRead, setLastRead] = useState(view.lastRead)
  useEffect(() => {
    let isMounted = true
    const begin = () =>
      void Promise.all([readLastRead(engine.runtime), CaughtUp.load()]).then(
        ([id]) => {
          if (!isMounted) return
          view.lastRead = id
          setLastRead(id)
        },
        // Without its code there is no line.
        () => {},
      )
    if (view.lastRead === undefined) begin()
    const stop = onReturn(begin)
    return () => {
      isMounted = false
      stop()
    }
  }, [view, engine])

  useEffect(() => {
    if (!lastRead) return undefined
    return view.watch(({ view: at }) => {
      // Where ids are not ordered by age, it is unknown which posts are new.
      if (!engine.state.ordered) return
      caughtUp.set(caughtUpBefore({ keys, lastRead, at, current: caughtUp.before }))
    })
  }, [view, engine, caughtUp, keys, lastRead])
}
