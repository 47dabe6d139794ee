import type { ReactNode } from 'react'
import { FollowButton, Handle, handleOf, nameOf } from '@/features/accounts'
import { useContentNavigate } from '@/features/statuses'
import { defineMessages, fullDate, fullNumber, shortNumber, useIntl } from '@/lib/i18n'
import { Html } from '@/lib/html/html'
import { EmojiText } from '@/lib/html/emoji-text'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { BotIcon, ExternalIcon, LockIcon, VerifiedIcon } from '@/lib/ui/icons'
import type { Account } from '@/schemas/entities'
import { Notices } from './notices'
import { useHiddenReason } from './hidden-profile'
import { ProfileMenu } from './profile-menu'
import styles from './profile-header.module.css'

const messages = defineMessages({
  locked: {
    id: 'profile.locked',
    defaultMessage: 'Approves followers by hand',
    description: 'Mark of a locked account',
  },
  bot: { id: 'profile.bot', defaultMessage: 'Automated', description: 'Mark of a bot' },
  group: { id: 'profile.group', defaultMessage: 'Group', description: 'Mark of a group' },
  followsYou: { id: 'profile.followsYou', defaultMessage: 'Follows you', description: 'Mark on a profile' },
  mutual: { id: 'profile.mutual', defaultMessage: 'You follow each other', description: 'Mark on a profile' },
  requestedBy: {
    id: 'profile.requestedBy',
    defaultMessage: 'Wants to follow you',
    description: 'Mark on a profile',
  },
  joined: { id: 'profile.joined', defaultMessage: 'Joined {date}', description: 'When an account was made' },
  verified: {
    id: 'profile.verified',
    defaultMessage: 'The ownership of this link was checked on {date}',
    description: 'Mark on a field of a profile',
  },
  posts: {
    id: 'profile.posts',
    defaultMessage: '{count, plural, one {<b>{short}</b> post} other {<b>{short}</b> posts}}',
    description: 'Count on a profile',
  },
  following: {
    id: 'profile.following',
    defaultMessage: '<b>{short}</b> following',
    description: 'Count on a profile',
  },
  followers: {
    id: 'profile.followers',
    defaultMessage: '{count, plural, one {<b>{short}</b> follower} other {<b>{short}</b> followers}}',
    description: 'Count on a profile',
  },
  original: {
    id: 'profile.original',
    defaultMessage: 'Open original page',
    description: 'Link to a profile on its own server',
  },
})

/** The header of a profile: pictures, names, relationship, bio, fields and counts. */
export function ProfileHeader({ account }: { account: Account }) {
  const intl = useIntl()
  const { identity, me } = useRuntime()
  const limited = useHiddenReason(account) === 'limited'
  const held = useEntity('relationship', me === null || me === account.id ? null : account.id)
  const marks = [
    account.bot && messages.bot,
    account.group && messages.group,
    held?.following && held.followed_by ? messages.mutual : held?.followed_by && messages.followsYou,
    held?.requested_by && messages.requestedBy,
  ].filter((mark) => typeof mark === 'object')
  return (
    <div className={styles.header}>
      <div className={styles.banner}>
        {!limited && account.header_static !== '' && !account.header_static.endsWith('/missing.png') && (
          <img src={account.header_static} alt={account.header_description ?? ''} decoding="async" />
        )}
      </div>
      <div className={styles.top}>
        <Avatar
          src={account.avatar_static}
          alt={account.avatar_description ?? ''}
          size="large"
          className={styles.face}
        />
        <div className={styles.actions}>
          <FollowButton account={account} />
          {!account.suspended && <ProfileMenu account={account} />}
        </div>
      </div>
      <h2 className={styles.name}>
        <bdi>
          <EmojiText text={nameOf(account)} emojis={account.emojis} />
        </bdi>
        {account.bot && <BotIcon size="1.125rem" aria-hidden />}
      </h2>
      <p className={styles.handle}>
        <Handle text={handleOf(account, identity.server)} />
        {account.locked && (
          <Mark icon={<LockIcon size="0.875rem" aria-hidden />} name={intl.formatMessage(messages.locked)} />
        )}
        {account.url !== '' && (
          <a
            href={account.url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={styles.original}
          >
            <ExternalIcon size="0.875rem" aria-hidden />
            <span className="visually-hidden">{intl.formatMessage(messages.original)}</span>
          </a>
        )}
      </p>
      {marks.length > 0 && (
        <ul className={styles.marks}>
          {marks.map((mark) => (
            <li key={mark.id}>{intl.formatMessage(mark)}</li>
          ))}
        </ul>
      )}
      <Notices account={account} relationship={held} isHidden={limited} />
      {!account.suspended && !limited && <About account={account} />}
    </div>
  )
}

const strong = (text: ReactNode) => <strong>{text}</strong>

/** An icon with an accessible name and a tooltip. */
function Mark({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <span title={name} className={styles.mark}>
      {icon}
      <span className="visually-hidden">{name}</span>
    </span>
  )
}

function About({ account }: { account: Account }) {
  const intl = useIntl()
  const { identity } = useRuntime()
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
      {account.fields.length > 0 && (
        <dl className={styles.fields}>
          {account.fields.map((field, index) => (
            <div key={index} className={styles.field} data-verified={field.verified_at !== null || undefined}>
              <dt dir="auto">
                <EmojiText text={field.name} emojis={account.emojis} />
              </dt>
              <dd>
                {field.verified_at !== null && (
                  <Mark
                    icon={<VerifiedIcon size="1rem" aria-hidden />}
                    name={intl.formatMessage(messages.verified, { date: fullDate(intl, field.verified_at) })}
                  />
                )}
                <Html content={field.value} {...content} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul className={styles.counts}>
        <li>{intl.formatRich(messages.posts, count(account.statuses_count))}</li>
        <li>{intl.formatRich(messages.following, count(account.following_count))}</li>
        <li>{intl.formatRich(messages.followers, count(account.followers_count))}</li>
        {account.created_at && (
          <li>{intl.formatMessage(messages.joined, { date: fullDate(intl, account.created_at) })}</li>
        )}
      </ul>
    </>
  )
}
