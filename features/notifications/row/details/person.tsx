import type { ReactNode } from 'react'
import { Handle } from '@/features/accounts'
import { EmojiText } from '@/lib/html/emoji-text'
import { toText } from '@/lib/html/to-text'
import type { Account } from '@/schemas/entities'
import styles from '../row.module.css'

interface Props {
  account: Account
  /** Buttons at the end. */
  children?: ReactNode
}

/** The handle and the start of the bio of a person the user may not know. */
export function Person({ account, children }: Props) {
  const bio = toText(account.note).replace(/\s+/g, ' ')
  return (
    <div className={styles.person}>
      <div className={styles.about}>
        <Handle text={`@${account.acct}`} className={styles.handle} />
        {bio !== '' && (
          <p className={styles.bio} dir="auto">
            <EmojiText text={bio} emojis={account.emojis} />
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
