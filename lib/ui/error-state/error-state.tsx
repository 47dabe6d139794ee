import type { ReactNode } from 'react'
import { errorText, useOffline, waitingText } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import { defineMessages, useIntl } from '@/lib/i18n'
import { Button } from '../button/button'
import { EmptyState } from '../empty-state/empty-state'
import { messages } from './messages'
import { SignedOut } from './tail-failed'

const ownMessages = defineMessages({
  waits: {
    id: 'ui.error.offline',
    defaultMessage: 'This will load when you’re back online',
    description: 'In place of content while offline; a banner says that there is no connection',
  },
})

export interface ErrorStateProps {
  /** The error, described by errorText. */
  error?: unknown
  /** Replaces the title of the error. */
  title?: string
  text?: ReactNode
  /** Shows a button to retry. */
  onRetry?: (() => void) | undefined
  retryLabel?: string
  /** The retry is running. */
  busy?: boolean
  compact?: boolean
}

/**
 * Replaces content that failed to load: the reason and one button, or a link to sign in when the session ended. While the
 * offline banner shows the reason, it only says that the content will load. Renders nothing for an aborted request.
 */
export function ErrorState({
  error,
  title,
  text,
  onRetry,
  retryLabel,
  busy,
  compact = false,
}: ErrorStateProps) {
  const intl = useIntl()
  const lost = isApiError(error, 'network')
  const waits = useOffline() && lost
  const retry = onRetry && (
    <Button onClick={onRetry} busy={busy ?? false}>
      {retryLabel ?? intl.formatMessage(messages.retry)}
    </Button>
  )
  if (isApiError(error, 'unauthorised')) return <SignedOut compact={compact} />
  if (waits)
    return (
      <EmptyState
        drawing="offline"
        title={intl.formatMessage(ownMessages.waits)}
        compact={compact}
        action={retry}
      />
    )
  const words = title === undefined || text === undefined ? errorText(error, intl) : null
  if (title === undefined && words === null) return null
  const waiting = onRetry ? waitingText(error, intl) : null
  const shownText = text ?? waiting ?? words?.text
  return (
    <div role="alert">
      <EmptyState
        drawing={lost && error.status === undefined ? 'offline' : 'error'}
        title={title ?? words?.title ?? ''}
        text={shownText}
        compact={compact}
        action={retry}
      />
    </div>
  )
}
