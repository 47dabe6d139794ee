import { useRef, useState } from 'react'
import { useInView } from '@/lib/hooks/use-in-view'
import { useIntl } from '@/lib/i18n'
import { PlayIcon } from '@/lib/ui/icons'
import type { Media } from '@/schemas/media'
import { Failed } from './failed'
import { messages } from './messages'
import { fullOf } from './sources'
import styles from './media-tile.module.css'

/** A moving picture: silent, in a loop, played by press or key; it stops when it leaves the view. */
export function Gifv({ media }: { media: Media }) {
  const intl = useIntl()
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const observe = useInView((inView) => {
    if (!inView) video.current?.pause()
  })
  const full = fullOf(media)
  if (failed || full === null) return <Failed href={media.remote_url ?? full} />
  const name = media.description?.trim() || intl.formatMessage(messages.animation)
  const toggle = () => {
    const element = video.current
    if (!element) return
    if (playing) element.pause()
    // Refused by the browser's settings: it stays a still picture.
    else element.play().catch(() => setPlaying(false))
  }
  return (
    <div ref={observe} className={styles.motion}>
      <video
        ref={video}
        src={full}
        poster={media.preview_url ?? undefined}
        aria-hidden
        tabIndex={-1}
        preload={media.preview_url === null ? 'metadata' : 'none'}
        playsInline
        loop
        muted
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setFailed(true)}
      />
      <button
        type="button"
        className={styles.play}
        aria-label={intl.formatMessage(playing ? messages.pause : messages.play, { name })}
        data-playing={playing || undefined}
        onClick={toggle}
      >
        <span className={styles.face} aria-hidden>
          <PlayIcon size={24} />
        </span>
      </button>
    </div>
  )
}
