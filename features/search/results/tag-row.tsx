import { sentenceNumber, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { HashtagIcon } from '@/lib/ui/icons'
import type { Tag } from '@/schemas/statuses/tag'
import { messages } from '../messages'
import styles from './results.module.css'

interface Props {
  tag: Tag
  /** Position in the list, from 1, and its length (-1 when unknown), for screen readers. */
  position?: number
  size?: number
}

/** A found hashtag with its uses of the last week, where the server counts them. */
export function TagRow({ tag: { name, history }, position, size }: Props) {
  const intl = useIntl()
  const count = history?.reduce((sum, day) => sum + (day.uses ?? 0), 0)
  return (
    // The list puts its rows in wrapper elements, so <li> is not allowed here.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="listitem" className={styles.tag} aria-posinset={position} aria-setsize={size}>
      <span className={styles.mark} aria-hidden>
        <HashtagIcon size={20} />
      </span>
      <div className={styles.words}>
        <AppLink to={paths.tag(name)} className={styles.name}>
          <bdi>#{name}</bdi>
        </AppLink>
        {count !== undefined && (
          <p className={styles.uses}>
            {intl.formatMessage(messages.tagUses, { count, number: sentenceNumber(intl, count) })}
          </p>
        )}
      </div>
    </div>
  )
}
