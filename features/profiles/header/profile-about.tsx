import type { ReactNode } from 'react'
import { useSetting } from '@/features/settings'
import { useContentNavigate } from '@/features/statuses'
import { Html } from '@/lib/html/html'
import { defineMessages, fullNumber, shortNumber, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import type { Account } from '@/schemas/entities'
import { ProfileFields } from './fields'
import { ProfileJoined } from './profile-joined'
import styles from './header.module.css'

const messages = defineMessages({
  posts: {
    id: 'profile.posts',
    defaultMessage: '{count, plural, one {<b>{short}</b> post} other {<b>{short}</b> posts}}',
    description: 'Count on a profile; {short}: the count, abbreviated',
  },
  following: {
    id: 'profile.following',
    defaultMessage: '<b>{short}</b> following',
    description: 'Count on a profile; {short}: the count, abbreviated',
  },
  followers: {
    id: 'profile.followers',
    defaultMessage: '{count, plural, one {<b>{short}</b> follower} other {<b>{short}</b> followers}}',
    description: 'Count on a profile; {short}: the count, abbreviated',
  },
  followingOnly: {
    id: 'profile.followingOnly',
    defaultMessage: 'Following',
    description: 'Link on a profile to the accounts that it follows, whose count is hidden',
  },
  followersOnly: {
    id: 'profile.followersOnly',
    defaultMessage: 'Followers',
    description: 'Link on a profile to its followers, whose count is hidden',
  },
})

const strong = (text: ReactNode) => <strong>{text}</strong>

/** Bio, fields, counts and date of joining of an account. */
export function ProfileAbout({ account }: { account: Account }) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const { following_count: following, followers_count: followers } = account
  const hidden = useSetting('hideCounts')
  const onNavigate = useContentNavigate()
  const content = { emojis: account.emojis, server: identity.server, onNavigate }
  const count = (value: number) => ({
    count: value,
    short: <span title={fullNumber(intl, value)}>{shortNumber(intl, value)}</span>,
    b: strong,
  })
  return (
    <>
      <Html content={account.note} {...content} className={styles.note} />
      <ProfileFields fields={account.fields} {...content} />
      <ul className={styles.counts}>
        {!hidden && (
          <li>
            <AppLink to={paths.profile(account.acct)} className={styles.people}>
              {intl.formatRich(messages.posts, count(account.statuses_count))}
            </AppLink>
          </li>
        )}
        <li>
          <AppLink to={paths.following(account.acct)} className={styles.people}>
            {hidden || following === null
              ? intl.formatMessage(messages.followingOnly)
              : intl.formatRich(messages.following, count(following))}
          </AppLink>
        </li>
        <li>
          <AppLink to={paths.followers(account.acct)} className={styles.people}>
            {hidden || followers === null
              ? intl.formatMessage(messages.followersOnly)
              : intl.formatRich(messages.followers, count(followers))}
          </AppLink>
        </li>
        {account.created_at && (
          <li>
            <ProfileJoined account={account} createdAt={account.created_at} />
          </li>
        )}
      </ul>
    </>
  )
}
