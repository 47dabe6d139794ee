import type { Badge } from '@/lib/badges'
import { defineMessages } from '@/lib/i18n'
import { onQueryState } from '@/lib/query'
import { peopleKeys } from '../keys'

const messages = defineMessages({
  waiting: {
    id: 'nav.followRequestsWaiting',
    defaultMessage: '{label}, {count, plural, one {# request} other {# requests}}',
    description:
      'For screen readers: name of the Follow requests item of the navigation while there are some; {label}: “Follow requests”',
  },
})

/** Counts the people who want to follow the user. `watchFollowRequests` updates the number. */
export const followRequestBadge: Badge = {
  entry: 'followRequests',
  name: messages.waiting,
  showsCount: true,
  read: ({ client }) => client.getQueryData<number>(peopleKeys.requestCount()) ?? 0,
  subscribe: ({ client }, listener) => onQueryState(client, peopleKeys.requestCount(), listener),
}
