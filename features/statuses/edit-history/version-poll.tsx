import type { EmojiLike } from '@/lib/html/apply/apply-emoji'
import { useIntl } from '@/lib/i18n'
import type { OptionChange, DiffPart } from './changes'
import { messages } from './messages'
import { DiffText } from './diff-text'
import styles from './history-dialog.module.css'

/** Returns the text of an option, as a whole when it was added or removed. */
const whole = ({ kind, title }: OptionChange): DiffPart[] =>
  kind === 'same' ? title : title.map(({ text }) => ({ kind, text }))

/** The poll options of one version with their changes. */
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
          <DiffText pieces={whole(change)} emojis={emojis} />
        </li>
      ))}
    </ul>
  )
}
