import type { ReactNode } from 'react'
import { toText } from '@/lib/html/to-text'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { AccountAvatarLink } from '../avatar-link'
import { DisplayName } from '../display-name'
import { FollowButton } from '../follow-button'
import styles from './account-row.module.css'

export interface AccountRowProps {
  id: AccountId
  /** Instead of following. */
  action?: ReactNode
  /** Instead of the first line of what they say of themselves, e.g. why they are suggested. */
  line?: ReactNode
  /** Place in its list, from 1, and length of it, -1 when unknown: for ears. */
  position?: number
  size?: number
}

/** Somebody in a list of people: picture, name, handle, a line, and following. Nothing while they are not held. */
export function AccountRow({ id, action, line, position, size }: AccountRowProps) {
  const account = useEntity('account', id)
  if (!account) return null
  const note = line ?? toText(account.note).replace(/\s+/g, ' ')
  return (
    // Its list windows rows in boxes of its own: no <li> may stand there.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="listitem" className={styles.row} aria-posinset={position} aria-setsize={size}>
      <AccountAvatarLink account={account} />
      <div className={styles.words}>
        <AppLink to={paths.profile(account.acct)} className={styles.name}>
          <DisplayName account={account} short />
          <bdi className={styles.handle}>@{account.acct}</bdi>
        </AppLink>
        {note !== '' && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
      </div>
      <div className={styles.action}>{action ?? <FollowButton account={account} />}</div>
    </div>
  )
}
