import { FollowButton, nameOf, useCurrentRelationship } from '@/features/accounts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { EmojiText } from '@/lib/html/emoji-text'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { buttonProps } from '@/lib/ui/button/button'
import { BotIcon, ExternalIcon, LockIcon } from '@/lib/ui/icons'
import type { Account } from '@/schemas/entities'
import { ProfileAbout } from './header/profile-about'
import { Mark } from './header/mark'
import { ProfileHandle } from './header/profile-handle'
import { roleColour } from './header/role-colour'
import { MemberAbout, ProfileBell } from './member/lazy-member'
import { Notices } from './lazy-notices'
import { useHiddenReason } from './hidden-profile'
import { ProfileMenu } from './profile-menu'
import styles from './header/header.module.css'

const messages = defineMessages({
  locked: {
    id: 'profile.locked',
    defaultMessage: 'Manually approves followers',
    description: 'Badge of a locked account',
  },
  bot: { id: 'profile.bot', defaultMessage: 'Automated', description: 'Badge of a bot' },
  group: { id: 'profile.group', defaultMessage: 'Group', description: 'Badge of a group' },
  followsYou: {
    id: 'profile.followsYou',
    defaultMessage: 'Follows you',
    description: 'Badge of an account that follows the user',
  },
  mutual: {
    id: 'profile.mutual',
    defaultMessage: 'You follow each other',
    description: 'Badge of an account that the user follows and that follows the user',
  },
  requestedBy: {
    id: 'profile.requestedBy',
    defaultMessage: 'Requests to follow you',
    description: 'Badge of an account that has sent the user a follow request',
  },
  edit: {
    id: 'profile.edit',
    defaultMessage: 'Edit profile',
    description: 'Link on the user’s own profile to the form that changes it',
  },
  original: {
    id: 'profile.original',
    defaultMessage: 'Open original page',
    description: 'Link to the profile on its own server',
  },
})

/** The header of a profile: images, names, relationship, bio, fields and counts. */
export function ProfileHeader({ account }: { account: Account }) {
  const intl = useIntl()
  const { me } = useRuntime()
  const other = me !== null && me !== account.id
  const limited = useHiddenReason(account) === 'limited'
  const relationship = useCurrentRelationship(account.id)
  const marks = [
    account.bot && messages.bot,
    account.group && messages.group,
    relationship?.following && relationship.followed_by
      ? messages.mutual
      : relationship?.followed_by && messages.followsYou,
    relationship?.requested_by && messages.requestedBy,
  ].filter((mark) => typeof mark === 'object')
  const roles = (account.roles ?? []).filter(({ name }) => name !== '')
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
          {other && relationship && <ProfileBell account={account} relationship={relationship} />}
          <FollowButton account={account} />
          {me === account.id && (
            <AppLink to={paths.editProfile} {...buttonProps({ size: 'small' })}>
              {intl.formatMessage(messages.edit)}
            </AppLink>
          )}
          <ProfileMenu account={account} />
        </div>
      </div>
      <h2 className={styles.name}>
        <bdi>
          <EmojiText text={nameOf(account)} emojis={account.emojis} />
        </bdi>
        {account.bot && <BotIcon size="1.125rem" aria-hidden />}
      </h2>
      <p className={styles.handleLine}>
        <ProfileHandle account={account} />
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
      {marks.length + roles.length > 0 && (
        <ul className={styles.marks}>
          {roles.map(({ id, name, color }) => (
            <li key={id} style={{ color: roleColour(color) }}>
              <bdi>{name}</bdi>
            </li>
          ))}
          {marks.map((mark) => (
            <li key={mark.id}>{intl.formatMessage(mark)}</li>
          ))}
        </ul>
      )}
      <Notices account={account} relationship={relationship} isHidden={limited} />
      {!account.suspended && !limited && <ProfileAbout account={account} />}
      {other && <MemberAbout account={account} />}
    </div>
  )
}
