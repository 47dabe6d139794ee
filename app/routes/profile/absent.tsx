import { MembersOnly } from '@/features/timelines'
import { isApiError } from '@/lib/http'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'

const messages = defineMessages({
  missing: {
    id: 'profilePage.missing',
    defaultMessage: 'Account not found',
    description: 'Title on the page of a profile that doesn’t exist',
  },
  missingText: {
    id: 'profilePage.missingText',
    defaultMessage: 'Check the spelling of {acct}. The account may also have been deleted.',
    description: 'Text on the page of a profile that doesn’t exist; {acct}: address of the account with @',
  },
  home: {
    id: 'profilePage.home',
    defaultMessage: 'Go to home',
    description: 'Link on the page of a profile that doesn’t exist',
  },
})

interface Props {
  acct: string
  /** The error; absent when the account does not exist. */
  error?: Error
  onRetry?: () => void
  /** True while loading again. Default false. */
  busy?: boolean
}

/** Shown in place of a profile that does not exist or failed to load. */
export default function ProfileAbsent({ acct, error, onRetry = () => {}, busy = false }: Props) {
  const intl = useIntl()
  const { me } = useRuntime()
  if (me === null && isApiError(error, 'refused')) return <MembersOnly />
  if (error) return <ErrorState error={error} onRetry={onRetry} busy={busy} />
  return (
    <EmptyState
      title={intl.formatMessage(messages.missing)}
      text={intl.formatMessage(messages.missingText, { acct: `@${acct}` })}
      action={
        <AppLink to="/" {...buttonProps()}>
          {intl.formatMessage(messages.home)}
        </AppLink>
      }
    />
  )
}
