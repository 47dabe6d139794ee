import type { CSSProperties } from 'react'
import { percent, useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { MuteIcon, SoundIcon } from '@/lib/ui/icons'
import { volumeStore, withLevel } from '../volume'
import { messages } from './player-messages'
import type { Player } from './use-player'
import styles from './sliders.module.css'

/** The mute button, and the volume as a slider where there is space. */
export function VolumeControl({ player: { volume, run } }: { player: Player }) {
  const intl = useIntl()
  const heard = volume.muted ? 0 : volume.level
  return (
    <>
      <IconButton
        icon={heard === 0 ? <MuteIcon aria-hidden /> : <SoundIcon aria-hidden />}
        label={intl.formatMessage(heard === 0 ? messages.unmute : messages.mute)}
        size="small"
        aria-keyshortcuts="m"
        onClick={() => run({ do: 'mute' })}
      />
      <span className={styles.volume} dir="ltr">
        <span className={styles.track} aria-hidden>
          <span className={styles.done} style={{ '--from': 0, '--to': heard } as CSSProperties} />
        </span>
        <input
          type="range"
          className={styles.input}
          data-slider="volume"
          aria-label={intl.formatMessage(messages.volume)}
          aria-valuetext={percent(intl, heard, 1)}
          min={0}
          max={1}
          step={0.01}
          value={heard}
          onChange={({ target }) => volumeStore.set(withLevel(target.valueAsNumber))}
        />
      </span>
    </>
  )
}
