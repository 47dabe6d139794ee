import { nameOf } from '@/features/accounts'
import { codeOf, emojiNameOf, Glyph, type Choice, type SkinTone } from '@/features/emoji'
import { EmojiText } from '@/lib/html/emoji-text'
import { useEntity } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import type { AccountId } from '@/schemas/primitives'
import type { Suggestion } from './sources'
import styles from './suggestions.module.css'

/** Shows only the handle while the account is not in the cache. */
function AccountContent({ id, acct }: { id: AccountId; acct: string }) {
  const account = useEntity('account', id)
  return (
    <>
      <Avatar src={account?.avatar_static ?? account?.avatar} size="small" />
      <span className={styles.words}>
        {account && (
          <bdi className={styles.name}>
            <EmojiText text={nameOf(account)} emojis={account.emojis} />
          </bdi>
        )}
        <bdi className={styles.quiet}>@{acct}</bdi>
      </span>
    </>
  )
}

function EmojiContent({ choice, tone }: { choice: Choice; tone: SkinTone }) {
  // The name of a custom emoji is already its shortcode.
  const shortcode = 'native' in choice ? codeOf(choice) : ''
  return (
    <>
      <span className={styles.glyph} aria-hidden>
        <Glyph choice={choice} tone={tone} />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{emojiNameOf(choice)}</bdi>
        {shortcode && <bdi className={styles.quiet}>:{shortcode}:</bdi>}
      </span>
    </>
  )
}

/** The content of a row in the list of suggestions. `tone` is the skin tone of emoji. */
export function SuggestionRow({ suggestion, tone }: { suggestion: Suggestion; tone: SkinTone }) {
  if (suggestion.kind === 'account') return <AccountContent id={suggestion.id} acct={suggestion.acct} />
  if (suggestion.kind === 'tag') return <bdi className={styles.name}>#{suggestion.name}</bdi>
  return <EmojiContent choice={suggestion.choice} tone={tone} />
}
