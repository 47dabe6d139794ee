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
