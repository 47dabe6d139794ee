import { useIntl } from '@/lib/i18n'
import { messages } from '../messages'
import styles from './author-badge.module.css'

/** Marks further posts by the author of the thread. */
function AuthorBadge() {
  return <span className={styles.badge}>{useIntl().formatMessage(messages.author)}</span>
}

/** The same element for all rows, so that they need not render again. */
export const authorBadge = <AuthorBadge />
