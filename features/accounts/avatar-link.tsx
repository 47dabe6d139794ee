import { AppLink, paths } from '@/lib/navigation'
import { Avatar, AvatarPair } from '@/lib/ui/avatar/avatar'
import type { Account } from '@/schemas/entities'
import styles from './avatar-link.module.css'

interface Props {
  account: Account
  /** Shown small beside the author of what they boosted. */
  booster?: Account | undefined
}

/** The picture of a person, leading to their profile: for pointers, since the name beside it does so for everybody. */
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
