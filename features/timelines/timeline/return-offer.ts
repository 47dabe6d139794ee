import { useEffect } from 'react'
import { useColumn, type Scroller } from '@/lib/column'
import { dismissToast } from '@/lib/alerts'
import type { WindowHandle } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineEngine } from '../engine/timeline-engine'

/** Starts the name of an offer: of the kept row, among those of history entries, and of the notice. */
const NAME = 'return offer'

interface InView {
  /** Names the offer; each column of the deck has its own. */
  name: string
  identity: string
  /** The row being read and its offset; null at the top. */
  anchor: WindowHandle['anchor']
  /** Keeps a row in the list while the return is offered. */
  keep: (row: string | null) => void
  /** The id of the notice with the offer. */
  notice: string | null
  /** Scrolls to a post; `offset` as in `scrollTo`, default 0. */
  goTo: (id: StatusId, offset?: number) => void
}

/** The timeline in view of each column, by its scroller. */
const inView = new WeakMap<Scroller, InView>()

/** Returns the timeline in view of a column, if it has one. */
export const timelineInView = (scroller: Scroller): InView | undefined => inView.get(scroller)

/** Scrolls the timeline in view of a column to a post. */
export const goToPost = (scroller: Scroller, id: StatusId): void => inView.get(scroller)?.goTo(id)

/** Makes a timeline the one in view for `offerReturn`. */
export function useReturnOffer(engine: TimelineEngine, handle: WindowHandle, goTo: InView['goTo']): void {
  const { scroller, pageKey } = useColumn()
  useEffect(() => {
    const name = `${NAME} ${pageKey}`
    const own: InView = {
      name,
      identity: engine.runtime.identity.key,
      anchor: () => handle.anchor(),
      keep: (row) => engine.views.remember(name, row),
      notice: null,
      goTo,
    }
    inView.set(scroller, own)
    return () => {
      if (inView.get(scroller) === own) inView.delete(scroller)
      own.keep(null)
      if (own.notice !== null) dismissToast(own.notice)
    }
  }, [engine, scroller, pageKey, handle, goTo])
}
