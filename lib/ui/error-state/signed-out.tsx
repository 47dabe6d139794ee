import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, signInPath } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '../button/button'
import { EmptyState } from '../empty-state/empty-state'
import { LogInIcon } from '../icons'

const messages = defineMessages({
  title: {
    id: 'ui.signed_out.title',
    defaultMessage: 'Your session ended',
    description: 'Title shown instead of content when the server no longer accepts the session',
  },
  text: {
    id: 'ui.signed_out.text',
    defaultMessage: 'Sign in again to continue. Your drafts are kept.',
    description: 'Text shown instead of content when the server no longer accepts the session',
  },
  again: {
    id: 'ui.signed_out.again',
    defaultMessage: 'Sign in again',
    description: 'Link shown instead of content when the server no longer accepts the session',
  },
})

/** Shown instead of content when the server no longer accepts the session. */
export default function SignedOut({ compact }: { compact: boolean }) {
  const intl = useIntl()
  const { identity } = useRuntime()
  return (
    <div role="alert">
      <EmptyState
        icon={<LogInIcon />}
        title={intl.formatMessage(messages.title)}
        text={intl.formatMessage(messages.text)}
        compact={compact}
        action={
          <AppLink to={signInPath(identity.key)} {...buttonProps({ variant: 'primary' })}>
            {intl.formatMessage(messages.again)}
          </AppLink>
        }
      />
    </div>
  )
}
