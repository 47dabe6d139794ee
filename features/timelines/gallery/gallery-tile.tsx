import { useState } from 'react'
import { Blur, MediaViewer } from '@/features/media'
import { useSetting } from '@/features/settings'
import { mediaShown, setOpened, useOpened } from '@/features/statuses'
import { absoluteTime, defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, isPlainClick, paths } from '@/lib/navigation'
import { keyWithin, useEntity, useRuntime, useShownStatus } from '@/lib/runtime'
import { HideIcon, ImageIcon, PlayIcon, SoundIcon } from '@/lib/ui/icons'
import type { Media } from '@/schemas/statuses/media'
import type { StatusId } from '@/schemas/primitives'
import styles from './gallery.module.css'

const messages = defineMessages({
  open: {
    id: 'gallery.open',
    defaultMessage: '{description}, {time}',
    description:
      'For screen readers: name of a thumbnail in the media tab of a profile; {description}: alt text or type of media; {time}: date and time of the post',
  },
  image: {
    id: 'gallery.image',
    defaultMessage: 'Image',
    description: 'For screen readers: thumbnail of an image without alt text',
  },
  video: {
    id: 'gallery.video',
    defaultMessage: 'Video',
    description: 'For screen readers: thumbnail of a video without alt text',
  },
  gifv: {
    id: 'gallery.gifv',
    defaultMessage: 'GIF',
    description: 'For screen readers: thumbnail of a GIF without alt text',
  },
  audio: {
    id: 'gallery.audio',
    defaultMessage: 'Audio',
    description: 'For screen readers: thumbnail of audio without alt text',
  },
  unknown: {
    id: 'gallery.unknown',
    defaultMessage: 'File',
    description: 'For screen readers: thumbnail of a file without alt text',
  },
  sensitive: {
    id: 'gallery.sensitive',
    defaultMessage: 'Show sensitive media, {time}',
    description:
      'For screen readers: name of a hidden thumbnail, a button that shows it; {time}: date and time of the post',
  },
})

interface Props {
  status: StatusId
  index: number
  /** Opens the viewer; false where it cannot show the item. Ctrl and the middle button open the post. */
  onOpen: (status: StatusId, index: number) => boolean
}

/** A thumbnail of a gallery. Sensitive media show only their blurhash until pressed. */
export function GalleryTile({ status: id, index, onOpen }: Props) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const status = useShownStatus(useEntity('status', id))
  const account = useEntity('account', status?.account ?? null)
  const key = keyWithin(identity, status?.id ?? id)
  const opened = useOpened(key)
  const setting = useSetting('displayMedia')
  const media = status?.media_attachments[index]
  if (!status || !account || !media) return <li className={styles.tile} />
  const time = absoluteTime(intl, status.created_at)
  const blur = media.blurhash !== null && <Blur hash={media.blurhash} className={styles.blur} />
  if (!mediaShown(status.sensitive, setting, opened.media))
    return (
      <li className={styles.tile}>
        <button
          type="button"
          className={styles.link}
          aria-label={intl.formatMessage(messages.sensitive, { time })}
          onClick={() => setOpened(key, { media: true })}
        >
          {blur}
          <HideIcon size={24} aria-hidden className={styles.sign} />
        </button>
      </li>
    )
  const description = media.description?.trim() || intl.formatMessage(messages[media.type])
  return (
    <li className={styles.tile}>
      <AppLink
        to={paths.status(account.acct, status.id)}
        className={styles.link}
        aria-label={intl.formatMessage(messages.open, { description, time })}
        onPointerEnter={MediaViewer.preload}
        onClick={(event) => {
          if (isPlainClick(event) && onOpen(id, index)) event.preventDefault()
        }}
      >
        {blur}
        <Thumbnail media={media} />
      </AppLink>
    </li>
  )
}

/** The preview image. Decorative, since the link around it has a name. */
function Thumbnail({ media }: { media: Media }) {
  const [failed, setFailed] = useState(false)
  const { type, preview_url: preview, meta } = media
  const seen = type !== 'audio' && type !== 'unknown' && preview !== null && !failed
  const focus = meta?.focus
  const Sign = type === 'audio' ? SoundIcon : type === 'video' || type === 'gifv' ? PlayIcon : ImageIcon
  return (
    <>
      {seen && (
        <img
          loading="lazy"
          src={preview}
          alt=""
          decoding="async"
          className={styles.image}
          style={focus && { objectPosition: `${50 + focus.x * 50}% ${50 - focus.y * 50}%` }}
          onError={() => setFailed(true)}
        />
      )}
      {(!seen || type !== 'image') && (
        <Sign size={24} aria-hidden className={styles.sign} data-corner={seen || undefined} />
      )}
    </>
  )
}
