import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { useReducedMotion } from '@/lib/hooks/use-reduced-motion'
import { useIntl } from '@/lib/i18n'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'
import { aspectOf } from '../../aspect'
import { Blur } from '../../tile/lazy-blur'
import { MediaFailed } from '../../tile/lazy-media-failed'
import { SoundPlayer } from '../../player/sound-player'
import { VideoPlayer } from '../../player/video-player'
import { messages as common } from '../../messages'
import { savesData } from '../../save-data'
import { descriptionOf, fullUrlOf } from '../../sources'
import styles from './playback.module.css'

interface Props {
  media: Media
  lang: string | null
  statusId: StatusId | undefined
  active: boolean
}

/** Video, audio and GIFs. They pause when another attachment is shown. */
export function Playback({ media, lang, statusId, active }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!active) root.current?.querySelector<HTMLMediaElement>('video, audio')?.pause()
  }, [active])
  if (media.type === 'audio')
    return (
      <div ref={root} className={styles.sound}>
        <SoundPlayer media={media} lang={lang} statusId={statusId} isLarge />
      </div>
    )
  return (
    <div ref={root} className={styles.frame} style={{ '--aspect': aspectOf(media) } as CSSProperties}>
      {media.blurhash !== null && <Blur hash={media.blurhash} />}
      {media.type === 'gifv' ? (
        <Loop media={media} lang={lang} active={active} />
      ) : (
        <VideoPlayer media={media} lang={lang} statusId={statusId} />
      )}
    </div>
  )
}

/** A GIF, silent and looping, with the browser's controls. */
function Loop({ media, lang, active }: Omit<Props, 'statusId'>) {
  const intl = useIntl()
  const still = useReducedMotion()
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const full = fullUrlOf(media)
  useEffect(() => {
    // It was opened to be watched; if the browser refuses, its controls remain.
    if (active && !still && !savesData()) video.current?.play().catch(() => {})
  }, [active, still])
  if (failed || full === null)
    return <MediaFailed media={media} {...(full !== null && { onRetry: () => setFailed(false) })} />
  return (
    <video
      ref={video}
      src={full}
      poster={media.preview_url ?? undefined}
      aria-label={descriptionOf(media) || intl.formatMessage(common.gifWithoutAlt)}
      lang={lang ?? undefined}
      preload={active && !savesData() ? 'metadata' : 'none'}
      controls
      playsInline
      loop
      muted
      onError={() => setFailed(true)}
    />
  )
}
