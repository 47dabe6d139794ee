import { useRef, useState } from 'react'
import { useSetting } from '@/features/settings'
import { useInView } from '@/lib/hooks/use-in-view'
import { useReducedMotion } from '@/lib/hooks/use-reduced-motion'
import { useIntl } from '@/lib/i18n'
import { PlayIcon } from '@/lib/ui/icons'
import type { Media } from '@/schemas/statuses/media'
import { MediaFailed } from './lazy-media-failed'
import { useFailure } from './use-failure'
import { messages } from '../messages'
import { savesData } from '../save-data'
import { descriptionOf, fullUrlOf } from '../sources'
import styles from './media-tile.module.css'

/**
 * A GIF: silent, looping, played by press or key, or automatically if the user enabled it and prefers neither
 * reduced motion nor reduced data. Stops when scrolled out of view; when stopped by hand it stays stopped.
 */
export function Gifv({ media }: { media: Media }) {
  const intl = useIntl()
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const { failed, again, fail, retry } = useFailure()
  const halted = useRef(false)
  const still = useReducedMotion()
  const autoplays = useSetting('autoplay') && !still && !savesData()
  const play = () => {
    // The browser's settings forbid autoplay: keep the still image.
    video.current?.play().catch(() => setPlaying(false))
  }
  const observe = useInView((inView) => {
    if (!inView) video.current?.pause()
    else if (autoplays && !halted.current) play()
  })
  const full = fullUrlOf(media)
  if (full === null) return <MediaFailed media={media} />
  if (failed) return <MediaFailed media={media} again={again} onRetry={retry} />
  const name = descriptionOf(media) || intl.formatMessage(messages.gifWithoutAlt)
  const toggle = () => {
    halted.current = playing
    if (playing) video.current?.pause()
    else play()
  }
  return (
    <div ref={observe} className={styles.motion}>
      <video
        ref={video}
        src={full}
        poster={media.preview_url ?? undefined}
        aria-hidden
        tabIndex={-1}
        preload={media.preview_url === null && !savesData() ? 'metadata' : 'none'}
        playsInline
        loop
        muted
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={fail}
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
