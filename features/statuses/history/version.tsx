import type { EmojiLike } from '@/lib/html/apply-emoji'
import { absoluteTime, useIntl, type IntlShape } from '@/lib/i18n'
import type { Revision } from '@/schemas/status'
import { changesBetween, hasChanged, type Changes } from './changes'
import { messages } from './messages'
import { Pieces } from './pieces'
import { VersionMedia } from './version-media'
import { VersionPoll } from './version-poll'
import styles from './history-dialog.module.css'

interface Props {
  revision: Revision
  /** The one before; none for the first. */
  before: Revision | undefined
  language: string | null
  /** Custom emoji of the post as it is now: servers tell those of options only there. */
  emojis: readonly EmojiLike[]
  /** Its media wait until the reader asks for them. */
  covered: boolean
}

/** One version of a post, with what it changed marked in each of its parts. */
export function Version({ revision, before, language, emojis: now, covered }: Props) {
  const intl = useIntl()
  const time = absoluteTime(intl, revision.created_at)
  // What is gone was written with those of the version before.
  const emojis = [...now, ...(before?.emojis ?? []), ...revision.emojis]
  const changes = changesBetween(before, revision, emojis)
  const { text, warning, media, options } = changes
  const lines = before ? otherLines(changes, intl) : []
  return (
    <li className={styles.version}>
      <h3 className={styles.when}>
        {intl.formatMessage(before ? messages.edited : messages.original, { time })}
      </h3>
      {warning.length > 0 && (
        <p className={styles.warning}>
          <span className={styles.label}>{intl.formatMessage(messages.warning)}: </span>
          <bdi lang={language ?? undefined}>
            <Pieces pieces={warning} emojis={emojis} />
          </bdi>
        </p>
      )}
      {text.length > 0 && (
        <p className={styles.text} dir="auto" lang={language ?? undefined}>
          <Pieces pieces={text} emojis={emojis} />
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
    </li>
  )
}

/** What an edit changed that no part of it shows. */
function otherLines(changes: Changes, intl: IntlShape): string[] {
  if (!hasChanged(changes)) return [intl.formatMessage(messages.nothing)]
  const { sensitive, poll } = changes
  const polls = { added: messages.pollAdded, removed: messages.pollRemoved, changed: messages.pollChanged }
  return [
    sensitive !== null && intl.formatMessage(sensitive ? messages.sensitive : messages.notSensitive),
    poll !== null && intl.formatMessage(polls[poll]),
  ].filter((line) => line !== false)
}
