import { QueryObserver, skipToken } from '@tanstack/react-query'
import type { Badge } from '@/lib/badges'
import { defineMessages } from '@/lib/i18n'
import { countPendingPosts } from '@/lib/live-list'
import type { TimelineState } from '../engine/timeline-state'
import { timelineKeys } from '../keys'

const messages = defineMessages({
  unread: {
    id: 'nav.unread',
    defaultMessage: '{label}, {count, plural, one {# new post} other {# new posts}}',
    description:
      'For screen readers: name of the Home item of the navigation while there are new posts; {label}: “Home”',
  },
})

/** Counts the new posts pending above home. */
export const homeBadge: Badge = {
  entry: 'home',
  name: messages.unread,
  inTitle: true,
  read({ client }) {
    const state = client.getQueryData<TimelineState>(timelineKeys.home())
    return state ? countPendingPosts(state) : 0
  },
  // The observer also prevents garbage collection of home while another page is open.
  subscribe: ({ client }, listener) =>
    new QueryObserver(client, { queryKey: timelineKeys.home(), queryFn: skipToken }).subscribe(listener),
}
