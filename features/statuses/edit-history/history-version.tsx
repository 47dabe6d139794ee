import type { EmojiLike } from '@/lib/html/apply/apply-emoji'
import { absoluteTime, useIntl } from '@/lib/i18n'
import type { Revision } from '@/schemas/statuses/edits'
import { changesBetween } from './changes'
import { messages } from './messages'
import { VersionChanges } from './version-changes'
import styles from './history-dialog.module.css'

interface Props {
  revision: Revision
  /** The previous version; undefined for the first. */
  before: Revision | undefined
  language: string | null
  /** Custom emoji of the current post: servers send those of poll options only there. */
  emojis: readonly EmojiLike[]
  /** Media are covered until the user reveals them. */
  covered: boolean
}

/** A version in the edit history, titled with the time of its edit. */
export function HistoryVersion({ revision, before, language, emojis: now, covered }: Props) {
  const intl = useIntl()
  const time = absoluteTime(intl, revision.created_at)
  // Removed text uses the emoji of the previous version.
  const emojis = [...now, ...(before?.emojis ?? []), ...revision.emojis]
  return (
    <li className={styles.version}>
      <h3 className={styles.when}>
        {intl.formatMessage(before ? messages.edited : messages.original, { time })}
      </h3>
      <VersionChanges
        changes={changesBetween(before, revision, emojis)}
        emojis={emojis}
        language={language}
        covered={covered}
        first={!before}
      />
    </li>
  )
}
