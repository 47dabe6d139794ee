import { defineMessages, useIntl } from '@/lib/i18n'
import type { UnreadableProps } from './unreadable-line'

const messages = defineMessages({
  posts: {
    id: 'ui.error.lostPosts',
    defaultMessage: '{count, plural, one {# post couldn’t be read} other {# posts couldn’t be read}}',
    description:
      'At the end of a list when the server sent malformed posts; followed by a sentence with the reason',
  },
  people: {
    id: 'ui.error.lostPeople',
    defaultMessage: '{count, plural, one {# account couldn’t be read} other {# accounts couldn’t be read}}',
    description:
      'At the end of a list when the server sent malformed accounts; followed by a sentence with the reason',
  },
  notifications: {
    id: 'ui.error.lostNotifications',
    defaultMessage:
      '{count, plural, one {# notification couldn’t be read} other {# notifications couldn’t be read}}',
    description:
      'At the end of a list when the server sent malformed notifications; followed by a sentence with the reason',
  },
  items: {
    id: 'ui.error.lostItems',
    defaultMessage: '{count, plural, one {# item couldn’t be read} other {# items couldn’t be read}}',
    description:
      'At the end of a list when the server sent malformed hashtags or links; followed by a sentence with the reason',
  },
  reason: {
    id: 'ui.error.lostReason',
    defaultMessage:
      'The server sent {count, plural, one {it} other {them}} in a format that Skein doesn’t support.',
    description: 'Reason why posts, accounts or notifications couldn’t be read; {count}: how many',
  },
})

/** Says how many items at the end of a list could not be parsed. Rare, and so loaded on demand. */
export default function UnreadableItems({ count, kind, className }: UnreadableProps) {
  const intl = useIntl()
  return (
    <p className={className}>
      {intl.formatMessage(messages[kind], { count })}
      <br />
      {intl.formatMessage(messages.reason, { count })}
    </p>
  )
}
