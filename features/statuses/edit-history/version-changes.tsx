import type { EmojiLike } from '@/lib/html/apply/apply-emoji'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { hasChanged, type Changes } from './changes'
import { messages } from './messages'
import { DiffText } from './diff-text'
import { VersionMedia } from './version-media'
import { VersionPoll } from './version-poll'
import styles from './history-dialog.module.css'

interface Props {
  changes: Changes
  emojis: readonly EmojiLike[]
  language: string | null
  /** Media are covered until the user reveals them. */
  covered: boolean
  /** The first version has no changes. Default false. */
  first?: boolean
}

/** A version of a post with its changes marked. */
export function VersionChanges({ changes, emojis, language, covered, first = false }: Props) {
  const intl = useIntl()
  const { text, warning, media, options } = changes
  const lines = first ? [] : otherLines(changes, intl)
  return (
    <>
      {warning.length > 0 && (
        <p className={styles.warning}>
          <span className={styles.label}>{intl.formatMessage(messages.warning)}: </span>
          <bdi lang={language ?? undefined}>
            <DiffText pieces={warning} emojis={emojis} />
          </bdi>
        </p>
      )}
      {text.length > 0 && (
        <p className={styles.text} dir="auto" lang={language ?? undefined}>
          <DiffText pieces={text} emojis={emojis} />
        </p>
      )}
      {options.length > 0 && <VersionPoll changes={options} emojis={emojis} language={language} />}
      {media.length > 0 && <VersionMedia changes={media} covered={covered} language={language} />}
      {lines.length > 0 && (
        <ul className={styles.others}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Returns changes that are not visible in the content. */
function otherLines(changes: Changes, intl: IntlShape): string[] {
  if (!hasChanged(changes)) return [intl.formatMessage(messages.unchanged)]
  const { sensitive, poll } = changes
  const polls = { added: messages.pollAdded, removed: messages.pollRemoved, changed: messages.pollChanged }
  return [
    sensitive !== null && intl.formatMessage(sensitive ? messages.sensitive : messages.notSensitive),
    poll !== null && intl.formatMessage(polls[poll]),
  ].filter((line) => line !== false)
}
