import type { Account } from '@/schemas/entities'
import { EmojiText } from '@/lib/html/emoji-text'
import { nameOf } from './account-name'
import styles from './display-name.module.css'

interface Props {
  account: Account
  /** Hides the handle. Default false. */
  short?: boolean
}

/**
 * Name and handle, each isolated from the surrounding text; the handle is truncated first. Has the hover card
 * of the account.
 */
export function DisplayName({ account, short = false }: Props) {
  const [user, host] = account.acct.split('@')
  return (
    <span className={styles.name} data-account={account.id}>
      <bdi className={styles.strong}>
        <EmojiText text={nameOf(account)} emojis={account.emojis} />
      </bdi>
      {!short && (
        <bdi className={styles.handle} data-user={host && `@${user}`}>
          @{account.acct}
        </bdi>
      )}
    </span>
  )
}
