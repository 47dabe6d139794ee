import { useOffline, waitingText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { messages } from './messages'

interface Props {
  /** Describes the failed request. */
  text: string
  error: unknown
}

/** Last row of a list whose next page failed. Not an error while the offline banner shows the reason. */
export function TailFailed({ text, error }: Props) {
  const intl = useIntl()
  const offline = useOffline()
  if (offline && isApiError(error, 'network')) return <span>{intl.formatMessage(messages.moreWaits)}</span>
  return <span role="alert">{waitingText(error, intl) ?? text}</span>
}

/** The text per kind of item. */
const LOST = {
  posts: messages.lostPosts,
  people: messages.lostPeople,
  notifications: messages.lostNotifications,
  items: messages.lostItems,
}

interface LostProps {
  /** Number of items that could not be parsed. */
  count: number
  kind: 'posts' | 'people' | 'notifications' | 'items'
  className: string | undefined
}

/** Last row of a list with items that could not be parsed; nothing when there are none. */
export function LostItemsLine({ count, kind, className }: LostProps) {
  const intl = useIntl()
  if (count === 0) return null
  const lost = intl.formatMessage(LOST[kind], { count })
  return (
    <p className={className}>
      {lost}
      <br />
      {intl.formatMessage(messages.lostReason, { count })}
    </p>
  )
}
