import { QueryObserver, skipToken } from '@tanstack/react-query'
import type { Badge } from '@/lib/badges'
import { defineMessages } from '@/lib/i18n'
import { conversationKeys } from '../keys'

const messages = defineMessages({
  unread: {
    id: 'nav.unreadConversations',
    defaultMessage: '{label}, {count, plural, one {# unread conversation} other {# unread conversations}}',
    description:
      'For screen readers: name of an item of the navigation while there are unread private mentions; {label}: “Private mentions”',
  },
})

/** Counts the unread conversations. Their posts are notifications too, so the title doesn't count them again. */
export const conversationsBadge: Badge = {
  entry: 'conversations',
  name: messages.unread,
  showsCount: true,
  read: ({ client }) => client.getQueryData<number>(conversationKeys.unread()) ?? 0,
  subscribe: ({ client }, listener) =>
    new QueryObserver(client, { queryKey: conversationKeys.unread(), queryFn: skipToken }).subscribe(
      listener,
    ),
}
