import { useIntl } from '@/lib/i18n'
import { messages } from './messages'
import styles from './notifications.module.css'

interface Props {
  position: number
  size: number
}

/** The line between new notifications and those read before. */
export function CaughtUp({ position, size }: Props) {
  const intl = useIntl()
  const text = intl.formatMessage(messages.caughtUp)
  return (
    // Part of the feed: screen readers move through it article by article.
    <article
      className={styles.line}
      aria-label={text}
      aria-posinset={position}
      aria-setsize={size}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {text}
    </article>
  )
}
