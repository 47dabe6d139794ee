import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { Avatar, AvatarPair } from '@/lib/ui/avatar/avatar'
import type { Account } from '@/schemas/entities'
import { nameOf } from './account-name'
import styles from './avatar-link.module.css'

const messages = defineMessages({
  profile: {
    id: 'account.profileOf',
    defaultMessage: 'Profile of {name}',
    description: 'Name of the picture of a person, which leads to their profile',
  },
})

interface Props {
  account: Account
  /** Shown small beside the author of what they boosted. */
  booster?: Account | undefined
}

/** The picture of a person, leading to their profile. */
export function AccountAvatarLink({ account, booster }: Props) {
  const intl = useIntl()
  return (
    <AppLink
      to={paths.profile(account.acct)}
      className={styles.link}
      aria-label={intl.formatMessage(messages.profile, { name: nameOf(account) })}
      tabIndex={-1}
    >
      {booster ? (
        <AvatarPair src={account.avatar_static} by={booster.avatar_static} />
      ) : (
        <Avatar src={account.avatar_static} />
      )}
    </AppLink>
  )
}
