import { useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ExpandIcon } from '@/lib/ui/icons'
import { passFocus } from '@/lib/focus/pass-focus'
import { whenIdle } from '@/lib/util/timing/when-idle'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'
import { AltBadge } from './alt-badge'
import { Blur } from './lazy-blur'
import { MovingTile } from './lazy-moving-tile'
import { messages } from '../messages'
import { ImageTile } from './image-tile'
import { descriptionOf } from '../sources'
import styles from './media-tile.module.css'

interface Props {
  media: Media
  shown: boolean
  /** Language of the descriptions. */
  lang: string | null
  /** The post of the media. */
  statusId: StatusId | undefined
  /** Number of further media behind this tile. */
  more?: number
  onMore?: () => void
  /** Opens the viewer, and prepares it. */
  onOpen: () => void
  onNear: () => void
}

/** One image, GIF or video of a post; hidden ones show only their blurhash. */
export function MediaTile({ media, shown, lang, statusId, more = 0, onMore, onOpen, onNear }: Props) {
  const intl = useIntl()
  const description = descriptionOf(media)
  const [isCovered, setCovered] = useState(false)
  // A canvas makes every frame of the page dearer, so it is removed. Once idle, the picture is decoded and painted.
  const onLoad = () => void whenIdle(() => setCovered(true))
  return (
    <div className={styles.tile} data-type={media.type}>
      {media.blurhash !== null && !(shown && isCovered) && (
        <Blur hash={media.blurhash} className={styles.blur} />
      )}
      {shown && (
        <Content
          media={media}
          lang={lang}
          statusId={statusId}
          onOpen={onOpen}
          onNear={onNear}
          onLoad={onLoad}
        />
      )}
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
      {shown && more === 0 && media.type === 'gifv' && (
        <span className={styles.open}>
          <IconButton
            icon={<ExpandIcon aria-hidden />}
            label={intl.formatMessage(messages.open)}
            size="small"
            overMedia
            data-action="media"
            onPointerEnter={onNear}
            onClick={onOpen}
          />
        </span>
      )}
      {shown && more > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-label={intl.formatMessage(messages.showMore, { count: more })}
          onClick={({ currentTarget }) => {
            const tile = currentTarget.parentElement
            onMore?.()
            passFocus(tile)
          }}
        >
          {intl.formatMessage(messages.more, { count: more })}
        </button>
      )}
    </div>
  )
}

interface ContentProps extends Pick<Props, 'media' | 'lang' | 'statusId' | 'onOpen' | 'onNear'> {
  /** Called when the picture is loaded, of a video its poster. */
  onLoad: () => void
}

function Content({ media, lang, statusId, onOpen, onNear, onLoad }: ContentProps) {
  if (media.type === 'gifv' || media.type === 'video')
    return <MovingTile media={media} lang={lang} statusId={statusId} onLoad={onLoad} />
  return <ImageTile media={media} lang={lang} onOpen={onOpen} onNear={onNear} onLoad={onLoad} />
}
