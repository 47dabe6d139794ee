import { useIntl } from '@/lib/i18n'
import { PlayIcon } from '@/lib/ui/icons'
import type { Media } from '@/schemas/statuses/media'
import { messages } from '../messages'
import { clockTime } from './controls/player-time'
import { VideoControls } from './lazy-controls'
import styles from './player.module.css'

interface Props {
  media: Media
  /** Its description, or that it has none. */
  name: string
  onStart: () => void
}

/** Covers media that were not played yet: plays them, and tells how long they are. */
export function StartButton({ media, name, onStart }: Props) {
  const intl = useIntl()
  const duration = media.meta?.original?.duration ?? null
  return (
    <button
      type="button"
      className={styles.start}
      aria-label={intl.formatMessage(messages.play, { name })}
      onPointerEnter={media.type === 'video' ? VideoControls.preload : undefined}
      onClick={onStart}
    >
      <span className={styles.face} aria-hidden>
        <PlayIcon size={24} />
      </span>
      {duration !== null && media.type === 'video' && (
        <span className={styles.length} dir="ltr" aria-hidden>
          {clockTime(duration)}
        </span>
      )}
    </button>
  )
}
