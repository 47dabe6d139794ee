import { defineMessages, useIntl } from '@/lib/i18n'
import styles from './caught-up.module.css'

const messages = defineMessages({
  caughtUp: {
    id: 'list.caughtUp',
    defaultMessage: 'You’re caught up',
    description: 'Line in a list between new posts or notifications and those read before',
  },
})

interface Props {
  position: number
  /** -1 while unknown. */
  size: number
}

/** The line between the new items of a list and those read before. */
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
