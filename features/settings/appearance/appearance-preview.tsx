import { useIntl } from '@/lib/i18n'
import { BookmarkIcon, BoostIcon, FavouriteIcon, ReplyIcon } from '@/lib/ui/icons'
import { appearanceLabels as labels } from './messages'
import styles from './appearance-preview.module.css'

/** A sample post in the current appearance; hidden from screen readers. */
export function AppearancePreview() {
  const intl = useIntl()
  return (
    <figure>
      <figcaption className={styles.caption}>{intl.formatMessage(labels.preview)}</figcaption>
      <div className={styles.row} aria-hidden>
        <span className={styles.face} />
        <div>
          <p className={styles.name}>
            <strong>{intl.formatMessage(labels.previewName)}</strong> <bdi>@wren</bdi>
          </p>
          <p>{intl.formatMessage(labels.previewText)} 🦆🌅</p>
          <p className={styles.actions}>
            <ReplyIcon size={18} />
            <BoostIcon size={18} className={styles.boost} />
            <FavouriteIcon size={18} className={styles.favourite} />
            <BookmarkIcon size={18} />
          </p>
        </div>
      </div>
    </figure>
  )
}
