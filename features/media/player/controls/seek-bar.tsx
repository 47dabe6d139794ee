import { useState, type CSSProperties, type PointerEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import { HoverPreview } from './hover-preview'
import { messages } from './player-messages'
import { clockTime, spokenTime } from './player-time'
import type { Player } from './use-player'
import styles from './sliders.module.css'

interface Props {
  player: Player
  /** URL of a video, for previews under the pointer; null for none. */
  preview: string | null
}

/** Space between an end of the track and that of the slider, in px: half of its thumb. */
const TRACK_INSET = 8

/** The position as a slider, with the loaded parts, and the time under the pointer. Dragging pauses until the release. */
export function SeekBar({ player: { medium, state, seek }, preview }: Props) {
  const intl = useIntl()
  const [hovered, setHovered] = useState<number | null>(null)
  const { time, duration, loaded } = state
  const isKnown = Number.isFinite(duration) && duration > 0
  const hover = ({ currentTarget, clientX, pointerType }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const at = (clientX - left - TRACK_INSET) / (width - 2 * TRACK_INSET)
    setHovered(pointerType === 'mouse' && isKnown ? Math.min(1, Math.max(0, at)) : null)
  }
  const hold = ({ button }: PointerEvent) => {
    if (medium.paused || button !== 0) return
    medium.pause()
    const release = () => {
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
      // Hidden during the drag.
      if (medium.isConnected) medium.play().catch(() => {})
    }
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', release)
  }
  return (
    // Time runs from left to right in every language.
    <div className={styles.seek} dir="ltr" onPointerMove={hover} onPointerLeave={() => setHovered(null)}>
      <div className={styles.track} aria-hidden>
        {loaded.map(({ from, to }) => (
          <span
            key={from}
            className={styles.loaded}
            style={{ '--from': from, '--to': to } as CSSProperties}
          />
        ))}
        <span
          className={styles.done}
          style={{ '--from': 0, '--to': isKnown ? Math.min(1, time / duration) : 0 } as CSSProperties}
        />
      </div>
      <input
        type="range"
        className={styles.input}
        data-slider="position"
        aria-label={intl.formatMessage(messages.position)}
        aria-valuetext={
          isKnown
            ? intl.formatMessage(messages.timeOf, {
                time: spokenTime(intl, time),
                length: spokenTime(intl, duration),
              })
            : spokenTime(intl, time)
        }
        min={0}
        max={isKnown ? duration : 0}
        step="any"
        value={isKnown ? Math.min(time, duration) : 0}
        disabled={!isKnown}
        onPointerDown={hold}
        onChange={({ target }) => seek(target.valueAsNumber)}
      />
      {hovered !== null && (
        <span className={styles.hovered} style={{ '--at': hovered } as CSSProperties} aria-hidden>
          {preview !== null && <HoverPreview src={preview} time={hovered * duration} />}
          {clockTime(hovered * duration)}
        </span>
      )}
    </div>
  )
}
