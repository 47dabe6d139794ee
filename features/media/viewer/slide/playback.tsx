import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { useReducedMotion } from '@/lib/hooks/use-reduced-motion'
import { useIntl } from '@/lib/i18n'
import type { Media } from '@/schemas/statuses/media'
import { aspectOf } from '../../aspect'
import { Blur } from '../../tile/lazy-blur'
import { MediaFailed } from '../../tile/lazy-media-failed'
import { messages as common } from '../../messages'
import { savesData } from '../../save-data'
import { descriptionOf, fullUrlOf } from '../../sources'
import styles from './playback.module.css'

interface Props {
  media: Media
  lang: string | null
  active: boolean
}

/** Video, audio and GIFs with the browser's controls. They pause when another attachment is shown. */
export function Playback({ media, lang, active }: Props) {
  const intl = useIntl()
  const still = useReducedMotion()
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const [failed, setFailed] = useState(false)
  const full = fullUrlOf(media)
  const loops = media.type === 'gifv'
  useEffect(() => {
    const element = player.current
    if (!active) element?.pause()
    // A GIF was opened to be watched; if the browser refuses, its controls remain.
    else if (loops && !still && !savesData()) element?.play().catch(() => {})
  }, [active, loops, still])
  if (failed || full === null)
    return (
      <div className={styles.failed}>
        <MediaFailed media={media} {...(full !== null && { onRetry: () => setFailed(false) })} />
      </div>
    )
  const name = descriptionOf(media) || (loops ? intl.formatMessage(common.gifWithoutAlt) : undefined)
  const shared = {
    ref: player,
    src: full,
    'aria-label': name,
    lang: lang ?? undefined,
    controls: true,
    onError: () => setFailed(true),
  }
  if (media.type === 'audio')
    return (
      <div className={styles.sound}>
        {media.blurhash !== null && <Blur hash={media.blurhash} className={styles.cover} />}
        {media.preview_url !== null && <img src={media.preview_url} alt="" className={styles.cover} />}
        {/* Servers provide no captions; the description replaces them. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <audio {...shared} preload="none" />
      </div>
    )
  return (
    <div className={styles.frame} style={{ '--aspect': aspectOf(media) } as CSSProperties}>
      {media.blurhash !== null && <Blur hash={media.blurhash} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as above */}
      <video
        {...shared}
        poster={media.preview_url ?? undefined}
        preload={active && !savesData() ? 'metadata' : 'none'}
        playsInline
        loop={loops}
        muted={loops}
      />
    </div>
  )
}
