import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { LogInIcon } from '@/lib/ui/icons'
import { messages } from './rows/messages'

/** Shown instead of content that visitors may not read, with a link to sign in. */
export function MembersOnly() {
  const intl = useIntl()
  const { identity } = useRuntime()
  return (
    <EmptyState
      icon={<LogInIcon />}
      title={intl.formatMessage(messages.membersOnly)}
      text={intl.formatMessage(messages.membersOnlyText, { server: new URL(identity.server).host })}
      action={
        <AppLink to={paths.signIn} {...buttonProps({ variant: 'primary' })}>
          {intl.formatMessage(messages.signIn)}
        </AppLink>
      }
    />
  )
}
