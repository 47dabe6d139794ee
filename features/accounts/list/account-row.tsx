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
  /** Replaces the follow button. */
  action?: ReactNode
  /** Replaces the first line of the bio, e.g. by the reason of a suggestion. */
  line?: ReactNode
  /** Position in the list, from 1, and its length (-1 when unknown), for screen readers. */
  position?: number
  size?: number
}

/**
 * A row of an account list: avatar, name, handle, a line of text, follow button. Nothing until the account is
 * loaded.
 */
export function AccountRow({ id, action, line, position, size }: AccountRowProps) {
  const account = useEntity('account', id)
  if (!account) return null
  const note = line ?? toText(account.note).replace(/\s+/g, ' ')
  return (
    // The list puts its rows in wrapper elements, so <li> is not allowed here.
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
