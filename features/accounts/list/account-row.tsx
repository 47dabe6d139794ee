import { useId, type ReactNode } from 'react'
import { EmojiText } from '@/lib/html/emoji-text'
import { toText } from '@/lib/html/to-text'
import { AppLink, paths, useNavigation } from '@/lib/navigation'
import { useEntity } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { AccountAvatarLink } from '../avatar-link'
import { DisplayName } from '../display-name'
import { FollowButton } from '../follow-button'
import styles from './account-row.module.css'

export interface AccountRowProps {
  id: AccountId
  /** Replaces the follow button; false shows none. */
  action?: ReactNode
  /** Replaces the first line of the bio, e.g. by the reason of a suggestion. */
  line?: ReactNode
  /** Shown below that line. */
  details?: ReactNode
  /** Shown above all of it, across the row. */
  lead?: ReactNode
  /** Position in the list, from 1, and its length (-1 when unknown), for screen readers. */
  position?: number
  size?: number
}

/**
 * A row of an account list: avatar, name, handle, a line of text, follow button. Nothing until the account is
 * loaded.
 */
export function AccountRow({ id, action, line, details, lead, position, size }: AccountRowProps) {
  const account = useEntity('account', id)
  const { go } = useNavigation()
  const nameId = useId()
  if (!account) return null
  const path = paths.profile(account.acct)
  const bio = toText(account.note).replace(/\s+/g, ' ')
  const note = line ?? (bio && <EmojiText text={bio} emojis={account.emojis} />)
  return (
    // Shortcuts focus the row, Tab goes to its link.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      // The list puts its rows in wrapper elements, so <li> is not allowed here.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listitem"
      className={styles.row}
      aria-labelledby={nameId}
      aria-posinset={position}
      aria-setsize={size}
      tabIndex={-1}
      data-row
      data-person={account.id}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) go(path)
      }}
    >
      {lead && <div className={styles.lead}>{lead}</div>}
      <AccountAvatarLink account={account} />
      <div className={styles.words}>
        <AppLink to={path} id={nameId} className={styles.name}>
          <DisplayName account={account} short />
          <bdi className={styles.handle}>@{account.acct}</bdi>
        </AppLink>
        {note !== '' && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
        {details}
      </div>
      <div className={styles.action}>{action ?? <FollowButton account={account} />}</div>
    </div>
  )
}
