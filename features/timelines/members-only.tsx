import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { LogInIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  membersOnly: {
    id: 'timeline.membersOnly',
    defaultMessage: 'Only members can see this',
    description: 'Title shown to signed-out visitors instead of a timeline',
  },
  membersOnlyText: {
    id: 'timeline.membersOnlyText',
    defaultMessage: '{server} only shows this to its members. Sign in with an account there to see it.',
    description: 'Text shown to signed-out visitors instead of a timeline; {server}: host name',
  },
  signIn: {
    id: 'timeline.signIn',
    defaultMessage: 'Sign in',
    description: 'Link shown to signed-out visitors instead of a timeline',
  },
})

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
