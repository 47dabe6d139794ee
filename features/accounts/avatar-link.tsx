import { AppLink, paths } from '@/lib/navigation'
import { Avatar, AvatarPair } from '@/lib/ui/avatar/avatar'
import type { Account } from '@/schemas/entities'
import styles from './avatar-link.module.css'

interface Props {
  account: Account
  /** The account that boosted, shown small in the corner. */
  booster?: Account | undefined
}

/** The avatar, linked to the profile for pointer users only: the name next to it is the accessible link. */
export function AccountAvatarLink({ account, booster }: Props) {
  return (
    <AppLink
      to={paths.profile(account.acct)}
      className={styles.link}
      data-account={account.id}
      aria-hidden
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
