import { nameOf } from '@/features/accounts'
import { Glyph, codeOf, emojiNameOf as emojiName, type SkinTone } from '@/features/emoji'
import { EmojiText } from '@/lib/html/emoji-text'
import { useEntity } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import type { AccountId } from '@/schemas/primitives'
import type { Suggestion } from './sources'
import styles from './suggestions.module.css'

function Person({ id, acct }: { id: AccountId; acct: string }) {
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

/** A suggestion in the list. */
export function SuggestionRow({ suggestion, tone }: { suggestion: Suggestion; tone: SkinTone }) {
  if (suggestion.kind === 'account') return <Person id={suggestion.id} acct={suggestion.acct} />
  if (suggestion.kind === 'tag') return <bdi className={styles.name}>#{suggestion.name}</bdi>
  const { choice } = suggestion
  const code = codeOf(choice)
  return (
    <>
      <span className={styles.glyph} aria-hidden>
        <Glyph choice={choice} tone={tone} />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{emojiName(choice)}</bdi>
        {'native' in choice && code && <bdi className={styles.quiet}>:{code}:</bdi>}
      </span>
    </>
  )
}
