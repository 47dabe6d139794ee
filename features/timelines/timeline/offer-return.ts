import { pushToast } from '@/lib/alerts'
import type { Scroller } from '@/lib/column'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import type { StatusId } from '@/schemas/primitives'
import { timelineInView } from './return-offer'

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

/** Offers for some seconds to return to the row being read. Call it before scrolling a column to its top. */
export function offerReturn(scroller: Scroller, intl: IntlShape): void {
  const list = timelineInView(scroller)
  const anchor = list?.anchor()
  if (!list || !anchor) return
  list.keep(anchor.key)
  list.notice = pushToast({
    text: () => intl.formatMessage(messages.top),
    key: `${list.name} ${list.identity}`,
    identity: list.identity,
    action: {
      label: () => intl.formatMessage(messages.back),
      undo: true,
      run: () => list.goTo(anchor.key as StatusId, anchor.offset),
    },
  })
}
