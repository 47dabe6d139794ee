import { nameOf } from '@/features/accounts'
import { EmojiText } from '@/lib/html/emoji-text'
import { AppLink, paths } from '@/lib/navigation'
import type { Account } from '@/schemas/entities'
import styles from './row.module.css'

/** A display name within a sentence: a link to the profile with its hover card. */
export function AccountName({ account }: { account: Account }) {
  return (
    <AppLink to={paths.profile(account.acct)} className={styles.name} data-account={account.id}>
      <bdi>
        <EmojiText text={nameOf(account)} emojis={account.emojis} />
      </bdi>
    </AppLink>
  )
}
