import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { messages } from './messages'

interface Props {
  /** The post was here and is deleted. */
  gone: boolean
  error: unknown
  onRetry: () => void
}

/** Shown instead of a thread that cannot be shown, with the reason. */
export default function Unavailable({ gone, error, onRetry }: Props) {
  const intl = useIntl()
  const { me, identity } = useRuntime()
  if (gone || isApiError(error, 'notFound'))
    return (
      <EmptyState
        drawing="missing"
        title={intl.formatMessage(messages.missing)}
        text={intl.formatMessage(messages.missingText)}
        action={
          <AppLink to="/" {...buttonProps()}>
            {intl.formatMessage(messages.home)}
          </AppLink>
        }
      />
    )
  // Servers use any of these statuses to refuse visitors.
  if (me === null && isApiError(error, 'unauthorised', 'refused'))
    return (
      <EmptyState
        title={intl.formatMessage(messages.denied, { host: new URL(identity.server).host })}
        text={intl.formatMessage(messages.deniedText)}
        action={
          <AppLink to={paths.signIn} {...buttonProps({ variant: 'primary' })}>
            {intl.formatMessage(messages.signIn)}
          </AppLink>
        }
      />
    )
  return <ErrorState error={error} onRetry={onRetry} />
}
