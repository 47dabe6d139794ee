import type { EmojiLike } from '@/lib/html/apply/apply-emoji'
import { useIntl } from '@/lib/i18n'
import type { OptionChange, Piece } from './changes'
import { messages } from './messages'
import { Pieces } from './pieces'
import styles from './history-dialog.module.css'

/** A whole option that came or went. */
const whole = ({ kind, title }: OptionChange): Piece[] =>
  kind === 'same' ? title : title.map(({ text }) => ({ kind, text }))

/** The options of one version, with what became of them. */
export function VersionPoll({
  changes,
  emojis,
  language,
}: {
  changes: readonly OptionChange[]
  emojis: readonly EmojiLike[]
  language: string | null
}) {
  const intl = useIntl()
  return (
    <ul className={styles.options} aria-label={intl.formatMessage(messages.options)}>
      {changes.map((change, at) => (
        <li key={at} dir="auto" lang={language ?? undefined}>
          <Pieces pieces={whole(change)} emojis={emojis} />
        </li>
      ))}
    </ul>
  )
}
