import { useOffline, waitingText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { messages } from './messages'

interface Props {
  /** What failed. */
  text: string
  error: unknown
}

/** At the end of a list, in place of what follows; no error while the offline banner says why. */
export function TailFailed({ text, error }: Props) {
  const intl = useIntl()
  const offline = useOffline()
  if (offline && isApiError(error, 'lost')) return <span>{intl.formatMessage(messages.moreWaits)}</span>
  return <span role="alert">{waitingText(error, intl) ?? text}</span>
}

interface LostProps {
  /** How many items of the list the server sent in a form that cannot be read. */
  count: number
  kind: 'posts' | 'people'
  className: string | undefined
}

/** At the end of a list from which items are missing; nothing while there is none. */
export function LostItems({ count, kind, className }: LostProps) {
  const intl = useIntl()
  if (count === 0) return null
  const lost = intl.formatMessage(kind === 'posts' ? messages.lostPosts : messages.lostPeople, { count })
  return (
    <p className={className}>
      {lost}
      <br />
      {intl.formatMessage(messages.lostReason, { count })}
    </p>
  )
}
