import type { ReactNode } from 'react'
import { useOffline, waitingText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { lazyPart } from '../lazy-part'
import { messages } from './messages'

/** Instead of content, or at the end of a list, when the session ended. Rarely needed, so its code loads on demand. */
export const SignedOut = lazyPart(() => import('./signed-out'))

interface Props {
  /** Describes the failed request. */
  text: string
  error: unknown
  /** The button to retry. */
  children: ReactNode
}

/**
 * Last row of a list whose next page failed: the reason and a button, or a link to sign in when the session ended. Not an
 * error while the offline banner shows the reason.
 */
export function TailFailed({ text, error, children }: Props) {
  const intl = useIntl()
  const waits = useOffline() && isApiError(error, 'network')
  if (isApiError(error, 'unauthorised')) return <SignedOut compact />
  return (
    <>
      {waits ? (
        <span>{intl.formatMessage(messages.moreWaits)}</span>
      ) : (
        <span role="alert">{waitingText(error, intl) ?? text}</span>
      )}
      {children}
    </>
  )
}
