import { DisplayName } from '@/features/accounts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity } from '@/lib/runtime'
import type { Account, Relationship } from '@/schemas/entities'
import styles from './notices.module.css'

const messages = defineMessages({
  moved: {
    id: 'profile.moved',
    defaultMessage: 'This account has moved to',
    description: 'Notice on a profile; a link follows',
  },
  memorial: {
    id: 'profile.memorial',
    defaultMessage: 'In memoriam',
    description: 'Notice on the profile of somebody who died',
  },
  suspended: {
    id: 'profile.suspended',
    defaultMessage: 'This account is suspended',
    description: 'Notice on a profile',
  },
  blockedBy: {
    id: 'profile.blockedBy',
    defaultMessage: 'You are blocked by this account',
    description: 'Notice on a profile',
  },
  blocking: {
    id: 'profile.blocking',
    defaultMessage: 'You block this account',
    description: 'Notice on a profile',
  },
  domain: {
    id: 'profile.domainBlocking',
    defaultMessage: 'You block the server of this account',
    description: 'Notice on a profile',
  },
  limited: {
    id: 'profile.limited',
    defaultMessage: 'This profile is hidden by the moderators of your server',
    description: 'Notice on a profile that moderators limited',
  },
  muting: {
    id: 'profile.muting',
    defaultMessage: 'You mute this account',
    description: 'Notice on a profile',
  },
})

interface Props {
  account: Account
  relationship: Relationship | undefined
  /** Posts are hidden; the message below says why. */
  isHidden: boolean
}

/** Notices above a profile: moved, memorial, suspended, blocked. */
export function Notices({ account, relationship, isHidden }: Props) {
  const intl = useIntl()
  const moved = useEntity('account', account.moved ?? null)
  const lines = [
    account.memorial && messages.memorial,
    account.suspended && messages.suspended,
    account.limited && !isHidden && messages.limited,
    relationship?.blocked_by && messages.blockedBy,
    relationship?.blocking && messages.blocking,
    relationship?.domain_blocking && messages.domain,
    relationship?.muting && messages.muting,
  ].filter((line) => typeof line === 'object')
  if (lines.length === 0 && !moved) return null
  return (
    <div className={styles.notices}>
      {lines.map((line) => (
        <p key={line.id}>{intl.formatMessage(line)}</p>
      ))}
      {moved && (
        <p>
          {intl.formatMessage(messages.moved)}{' '}
          <AppLink to={paths.profile(moved.acct)}>
            <DisplayName account={moved} />
          </AppLink>
        </p>
      )}
    </div>
  )
}
