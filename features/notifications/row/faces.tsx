import { AccountAvatarLink } from '@/features/accounts'
import { useEntity } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import styles from './row.module.css'

/** The avatars of the newest accounts. Those that do not fit the line are left out. */
export function Faces({ ids }: { ids: readonly AccountId[] }) {
  return (
    <span className={styles.faces} aria-hidden>
      {ids.map((id) => (
        <Face key={id} id={id} />
      ))}
    </span>
  )
}

function Face({ id }: { id: AccountId }) {
  const account = useEntity('account', id)
  return account && !account.hidden ? <AccountAvatarLink account={account} /> : null
}
