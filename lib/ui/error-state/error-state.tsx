import type { ReactNode } from 'react'
import { errorText } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { Button } from '../button/button'
import { EmptyState } from '../empty-state/empty-state'
import { ErrorIcon } from '../icons'
import { messages } from './messages'

interface Props {
  /** What went wrong, put into words by errorText. */
  error?: unknown
  /** What happened, instead of the words for the error. */
  title?: string
  text?: ReactNode
  /** What is not lost: "Your draft is kept." */
  kept?: string
  /** The one button. */
  onRetry?: (() => void) | undefined
  retryLabel?: string
  /** The retry is under way. */
  busy?: boolean
  compact?: boolean
}

/** A place whose content did not come: what happened, what is kept, one button. Renders nothing for an aborted request. */
export function ErrorState({ error, title, text, kept, onRetry, retryLabel, busy, compact = false }: Props) {
  const intl = useIntl()
  const words = title === undefined || text === undefined ? errorText(error, intl) : null
  if (title === undefined && words === null) return null
  const said = text ?? words?.text
  return (
    <div role="alert">
      <EmptyState
        icon={<ErrorIcon />}
        title={title ?? words?.title ?? ''}
        text={
          <>
            {said}
            {said && kept ? <br /> : null}
            {kept}
          </>
        }
        compact={compact}
        action={
          onRetry && (
            <Button onClick={onRetry} busy={busy ?? false}>
              {retryLabel ?? intl.formatMessage(messages.retry)}
            </Button>
          )
        }
      />
    </div>
  )
}
