import { useIntl } from '@/lib/i18n'
import { isPlainClick } from '@/lib/navigation'
import type { Media } from '@/schemas/statuses/media'
import { focusPosition } from '../aspect'
import { MediaFailed } from './lazy-media-failed'
import { useFailure } from './use-failure'
import { messages } from '../messages'
import { descriptionOf, fullUrlOf } from '../sources'
import styles from './media-tile.module.css'

interface Props {
  media: Media
  lang: string | null
  /** Opens the viewer; a press with a modifier opens the file in a tab. */
  onOpen: () => void
  /** Called on hover or touch: it may be opened soon. */
  onNear: () => void
  onLoad: () => void
}

/** An image that opens in the viewer. */
export function ImageTile({ media, lang, onOpen, onNear, onLoad }: Props) {
  const intl = useIntl()
  const { failed, again, fail, retry } = useFailure()
  const full = fullUrlOf(media)
  const source = media.preview_url ?? full
  if (source === null) return <MediaFailed media={media} />
  if (failed) return <MediaFailed media={media} again={again} onRetry={retry} />
  const description = descriptionOf(media)
  return (
    <a
      href={full ?? source}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.link}
      aria-haspopup="dialog"
      data-action="media"
      onPointerEnter={onNear}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen()
      }}
    >
      <img
        loading="lazy"
        src={source}
        alt={description || intl.formatMessage(messages.image)}
        lang={description === '' ? undefined : (lang ?? undefined)}
        decoding="async"
        style={{ objectPosition: focusPosition(media) }}
        onLoad={onLoad}
        onError={fail}
      />
    </a>
  )
}
