import { useEffect } from 'react'
import { DisplayName } from '@/features/accounts'
import { muteEnd } from '@/features/people'
import { absoluteTime, defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { noteScreenShown } from '@/lib/util/first-screen'
import type { Account, Relationship } from '@/schemas/entities'
import styles from './notices.module.css'

const messages = defineMessages({
  moved: {
    id: 'profile.moved',
    defaultMessage: 'This account has moved to',
    description: 'Notice on a profile, followed by a link to the new account',
  },
  memorial: {
    id: 'profile.memorial',
    defaultMessage: 'In memoriam',
    description: 'Notice on the profile of a person who has died',
  },
  suspended: {
    id: 'profile.suspended',
    defaultMessage: 'This account is suspended',
    description: 'Notice on a profile',
  },
  blockedBy: {
    id: 'profile.blockedBy',
    defaultMessage: 'This account has blocked you',
    description: 'Notice on a profile',
  },
  blocking: {
    id: 'profile.blocking',
    defaultMessage: 'You’ve blocked this account',
    description: 'Notice on a profile',
  },
  domain: {
    id: 'profile.domainBlocking',
    defaultMessage: 'You’ve blocked the server of this account',
    description: 'Notice on a profile',
  },
  limited: {
    id: 'profile.limited',
    defaultMessage: 'This profile has been hidden by your server’s moderators',
    description: 'Notice on the profile of an account that was limited by moderators',
  },
  muting: {
    id: 'profile.muting',
    defaultMessage: 'You’ve muted this account',
    description: 'Notice on a profile',
  },
  mutingUntil: {
    id: 'profile.mutingUntil',
    defaultMessage: 'You’ve muted this account until {date}',
    description: 'Notice on a profile; {date}: date and time when the mute ends',
  },
})

export interface NoticesProps {
  account: Account
  relationship: Relationship | undefined
  /** Posts are hidden; the message below says why. */
  isHidden: boolean
}

/** Notices above a profile: moved, memorial, suspended, blocked. */
export default function Notices({ account, relationship, isHidden }: NoticesProps) {
  const intl = useIntl()
  const moved = useEntity('account', account.moved ?? null)
  const runtime = useRuntime()
  const end = muteEnd(account, relationship)
  // An account keeps the end that a list of mutes stated, also after that mute ended.
  const until = end !== null && end > runtime.now() ? absoluteTime(intl, end) : ''
  const lines = [
    account.memorial && messages.memorial,
    account.suspended && messages.suspended,
    account.limited && !isHidden && messages.limited,
    relationship?.blocked_by && messages.blockedBy,
    relationship?.blocking && messages.blocking,
    relationship?.domain_blocking && messages.domain,
    relationship?.muting && (until === '' ? messages.muting : messages.mutingUntil),
  ].filter((line) => typeof line === 'object')
  // A suspended account has no posts below that would report the screen.
  useEffect(() => {
    if (account.suspended) noteScreenShown()
  }, [account.suspended])
  if (lines.length === 0 && !moved) return null
  return (
    <div className={styles.notices}>
      {lines.map((line) => (
        <p key={line.id}>{intl.formatMessage(line, { date: until })}</p>
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
