import { useRef } from 'react'
import { BasicControls, DownloadButton } from './common-controls'
import { RateSelect } from './rate-select'
import { SeekBar } from './seek-bar'
import { usePlayer, type PlayerProps } from './use-player'
import { useReleasedSound, useVisualiser } from './visualiser/use-visualiser'
import styles from './controls.module.css'

interface Props extends PlayerProps {
  /** False where the sound may not be read by scripts. */
  isReadable: boolean
}

/** The controls of audio, next to its artwork, over which its levels are shown while it plays. */
export default function SoundControls({ isReadable, ...props }: Props) {
  const player = usePlayer(props)
  const levels = useRef<HTMLDivElement>(null)
  const { isPaused } = player.state
  useReleasedSound(props.medium)
  const isShown = useVisualiser(props.medium, levels, isReadable && !isPaused)
  return (
    <>
      <div ref={levels} className={styles.levels} aria-hidden data-shown={isShown || undefined}>
        <span />
        <span />
        <span />
      </div>
      {player.hint !== '' && (
        <span className={styles.hint} aria-hidden>
          {player.hint}
        </span>
      )}
      <div className={styles.sound}>
        <SeekBar player={player} preview={null} />
        <div className={styles.buttons} dir="ltr">
          <BasicControls player={player} />
          <span className={styles.rest}>
            <RateSelect player={player} />
            <DownloadButton media={props.media} />
          </span>
        </div>
      </div>
    </>
  )
}
