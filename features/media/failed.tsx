import { useIntl } from '@/lib/i18n'
import { messages } from './messages'
import styles from './media-tile.module.css'

/** In place of what could not be loaded: a way to the original where there is one. */
export function Failed({ href }: { href: string | null }) {
  const intl = useIntl()
  return (
    <span className={styles.failed}>
      {href === null ? (
        intl.formatMessage(messages.failed)
      ) : (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          title={intl.formatMessage(messages.original)}
        >
          {intl.formatMessage(messages.failed)}
        </a>
      )}
    </span>
  )
}
