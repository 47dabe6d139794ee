import { useOffline, waitingText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { lazyPart } from '../lazy-part'
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

export interface LostProps {
  /** Number of items that could not be parsed. */
  count: number
  kind: 'posts' | 'people' | 'notifications' | 'items'
  className: string | undefined
}

const LostItems = lazyPart<LostProps>(() => import('./lost-items'), undefined, { failure: 'quiet' })

/** Last row of a list with items that could not be parsed; nothing when there are none. */
export const LostItemsLine = (props: LostProps) => (props.count === 0 ? null : <LostItems {...props} />)
