import { useState } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import type { Media } from '@/schemas/media'
import { focusPosition } from './aspect'
import { Blur } from './blur'
import styles from './media-tile.module.css'

const messages = defineMessages({
  image: {
    id: 'media.image',
    defaultMessage: 'Picture without a description',
    description: 'Spoken name of a picture',
  },
  open: {
    id: 'media.open',
    defaultMessage: 'Open in a new tab',
    description: 'Link to a medium of unknown kind',
  },
  failed: {
    id: 'media.failed',
    defaultMessage: 'Preview not available',
    description: 'Stands in for a picture that did not load',
  },
  alt: {
    id: 'media.alt',
    defaultMessage: 'ALT',
    description: 'Mark on a picture that has a description; a short known word',
  },
  more: {
    id: 'media.more',
    defaultMessage: '+{count}',
    description: 'Over the last picture shown: how many more there are',
  },
})

interface Props {
  media: Media
  shown: boolean
  lang: string | null
  /** How many more there are behind this one. */
  more: number
}

/** One medium of a post. */
export function MediaTile({ media, shown, lang, more }: Props) {
  const intl = useIntl()
  const { type, blurhash } = media
  const visual = type === 'image' || type === 'gifv' || type === 'video'
  return (
    <div className={styles.tile} data-type={type}>
      {visual && blurhash !== null && <Blur hash={blurhash} className={styles.blur} />}
      {shown && <Content media={media} lang={lang} />}
      {shown && visual && media.description && (
        <span className={styles.alt} aria-hidden title={media.description}>
          {intl.formatMessage(messages.alt)}
        </span>
      )}
      {more > 0 && <span className={styles.more}>{intl.formatMessage(messages.more, { count: more })}</span>}
    </div>
  )
}

function Content({ media, lang }: { media: Media; lang: string | null }) {
  const intl = useIntl()
  const [failed, setFailed] = useState(false)
  const alt = media.description ?? ''
  const source = media.preview_url ?? media.url ?? media.remote_url
  const full = media.url ?? media.remote_url
  const described = { lang: lang ?? undefined, title: alt || undefined }
  switch (media.type) {
    case 'image':
      if (failed || source === null)
        return <span className={styles.failed}>{intl.formatMessage(messages.failed)}</span>
      return (
        <a href={full ?? source} target="_blank" rel="noopener noreferrer" className={styles.link}>
          <img
            src={source}
            alt={alt || intl.formatMessage(messages.image)}
            {...described}
            loading="lazy"
            decoding="async"
            style={{ objectPosition: focusPosition(media) }}
            onError={() => setFailed(true)}
          />
        </a>
      )
    case 'gifv':
    case 'video':
      return (
        // Captions are not part of what servers keep; the description is.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          src={full ?? undefined}
          poster={media.preview_url ?? undefined}
          aria-label={alt || undefined}
          {...described}
          controls
          preload="none"
          playsInline
          loop={media.type === 'gifv'}
          muted={media.type === 'gifv'}
        />
      )
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      return <audio src={full ?? undefined} aria-label={alt || undefined} controls preload="none" />
    default:
      return full === null ? (
        <span className={styles.failed}>{intl.formatMessage(messages.failed)}</span>
      ) : (
        <a href={full} target="_blank" rel="noopener noreferrer" dir="auto">
          {alt || intl.formatMessage(messages.open)}
        </a>
      )
  }
}
