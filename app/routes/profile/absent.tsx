import { MembersOnly } from '@/features/timelines'
import { isApiError } from '@/lib/http'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'

const messages = defineMessages({
  missing: {
    id: 'profilePage.missing',
    defaultMessage: 'Nobody is known by this name',
    description: 'Title: a profile was not found',
  },
  missingText: {
    id: 'profilePage.missingText',
    defaultMessage: 'The server does not know {acct}. It may be spelt otherwise, or be gone.',
    description: 'Text: a profile was not found',
  },
})

interface Props {
  acct: string
  /** Why it did not load; none when there is no such account. */
  error?: Error
  onRetry?: () => void
  /** Loading once more. Default false. */
  busy?: boolean
}

/** In place of a profile that is not there, or did not come. */
export default function ProfileAbsent({ acct, error, onRetry = () => {}, busy = false }: Props) {
  const intl = useIntl()
  const { me } = useRuntime()
  if (me === null && isApiError(error, 'refused')) return <MembersOnly />
  if (error) return <ErrorState error={error} onRetry={onRetry} busy={busy} />
  return (
    <EmptyState
      title={intl.formatMessage(messages.missing)}
      text={intl.formatMessage(messages.missingText, { acct: `@${acct}` })}
    />
  )
}
