import { linkOf } from '@/features/statuses'
import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { buttonLook } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import type { Account } from '@/schemas/entities'
import { session } from '../../identity/session'
import { ProfilePage, type ProfileProps } from './profile'

const messages = defineMessages({
  followers: {
    id: 'profilePeople.followers',
    defaultMessage: '{product} can’t show followers yet',
    description: 'Title in place of the followers of an account',
  },
  following: {
    id: 'profilePeople.following',
    defaultMessage: '{product} can’t show followed accounts yet',
    description: 'Title in place of the accounts that an account follows',
  },
  text: {
    id: 'profilePeople.text',
    defaultMessage: 'The original page of this account may list them.',
    description: 'Text in place of the followers of an account, or the accounts it follows',
  },
  original: {
    id: 'profilePeople.original',
    defaultMessage: 'Open original page',
    description: 'Link to the page of an account on its own server',
  },
})

/** In place of a list that has no screen yet. */
function Unlisted({ account, title }: { account: Account; title: Message }) {
  const intl = useIntl()
  const original = linkOf(account)
  return (
    <EmptyState
      title={intl.formatMessage(title, { product: session.config.productName })}
      text={original === null ? undefined : intl.formatMessage(messages.text)}
      action={
        original !== null && (
          <a href={original} target="_blank" rel="noopener noreferrer nofollow" {...buttonLook()}>
            {intl.formatMessage(messages.original)}
          </a>
        )
      }
    />
  )
}

/** The address of the followers of an account. */
export const FollowersRoute = ({ params: { acct } }: ProfileProps) => (
  <ProfilePage acct={acct} tab="followers">
    {(account) => <Unlisted account={account} title={messages.followers} />}
  </ProfilePage>
)

/** The address of the accounts that an account follows. */
export const FollowingRoute = ({ params: { acct } }: ProfileProps) => (
  <ProfilePage acct={acct} tab="following">
    {(account) => <Unlisted account={account} title={messages.following} />}
  </ProfilePage>
)
