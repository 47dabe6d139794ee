import { useEffect } from 'react'
import { useColumn, type Scroller } from '@/lib/column'
import { dismissToast, pushToast } from '@/lib/alerts'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import type { WindowHandle } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineEngine } from '../engine/timeline-engine'

const messages = defineMessages({
  top: {
    id: 'timeline.atTop',
    defaultMessage: 'You’re at the top',
    description: 'Notice after the user scrolled a timeline to its top; a button to return follows',
  },
  back: {
    id: 'timeline.backToPosition',
    defaultMessage: 'Back to where you were',
    description: 'Button of the notice “You’re at the top”',
  },
})

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

/** Offers for some seconds to return to the row being read. Call it before scrolling a column to its top. */
export function offerReturn(scroller: Scroller, intl: IntlShape): void {
  const list = inView.get(scroller)
  const anchor = list?.anchor()
  if (!list || !anchor) return
  list.keep(anchor.key)
  list.notice = pushToast({
    text: intl.formatMessage(messages.top),
    key: `${list.name} ${list.identity}`,
    identity: list.identity,
    action: {
      label: intl.formatMessage(messages.back),
      undo: true,
      run: () => list.goTo(anchor.key as StatusId, anchor.offset),
    },
  })
}

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
