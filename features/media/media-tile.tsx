import { useIntl } from '@/lib/i18n'
import type { Media } from '@/schemas/media'
import { AltBadge } from './alt-badge'
import { Blur } from './blur'
import { Clip } from './clip'
import { Gifv } from './gifv'
import { messages } from './messages'
import { Picture } from './picture'
import styles from './media-tile.module.css'

interface Props {
  media: Media
  shown: boolean
  /** Language of the descriptions. */
  lang: string | null
  /** How many more there are behind this one. */
  more?: number
  onMore?: () => void
}

/** One picture, animation or video of a post; hidden ones show their colours only. */
export function MediaTile({ media, shown, lang, more = 0, onMore }: Props) {
  const intl = useIntl()
  const description = media.description?.trim() ?? ''
  return (
    <div className={styles.tile} data-type={media.type}>
      {media.blurhash !== null && <Blur hash={media.blurhash} className={styles.blur} />}
      {shown && <Content media={media} lang={lang} />}
      {shown && more === 0 && (description !== '' || media.type === 'gifv') && (
        <span className={styles.marks}>
          {media.type === 'gifv' && (
            <span className={styles.mark} aria-hidden>
              {intl.formatMessage(messages.gif)}
            </span>
          )}
          {description !== '' && <AltBadge text={description} lang={lang} />}
        </span>
      )}
      {shown && more > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-label={intl.formatMessage(messages.showMore, { count: more })}
          onClick={onMore}
        >
          {intl.formatMessage(messages.more, { count: more })}
        </button>
      )}
    </div>
  )
}

function Content({ media, lang }: { media: Media; lang: string | null }) {
  if (media.type === 'gifv') return <Gifv media={media} />
  if (media.type === 'video') return <Clip media={media} lang={lang} />
  return <Picture media={media} lang={lang} />
}
