import { useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { DownloadIcon, PauseIcon, PlayIcon } from '@/lib/ui/icons'
import type { Media } from '@/schemas/statuses/media'
import { downloadMedia } from '../../download'
import { messages } from './player-messages'
import { clockTime } from './player-time'
import type { Player } from './use-player'
import { VolumeControl } from './volume-control'
import styles from './controls.module.css'

/** The buttons that every player begins with: play, volume, and the time. */
export function BasicControls({ player }: { player: Player }) {
  const intl = useIntl()
  const { isPaused, time, duration } = player.state
  return (
    <>
      <IconButton
        icon={isPaused ? <PlayIcon aria-hidden /> : <PauseIcon aria-hidden />}
        label={intl.formatMessage(isPaused ? messages.play : messages.pause)}
        size="small"
        aria-keyshortcuts="k Space"
        onClick={() => player.run({ do: 'play' })}
      />
      <VolumeControl player={player} />
      <span className={styles.time} dir="ltr" aria-hidden>
        {clockTime(time)}
        {Number.isFinite(duration) && <span className={styles.total}> / {clockTime(duration)}</span>}
      </span>
    </>
  )
}

/** Saves the file. */
export function DownloadButton({ media }: { media: Media }) {
  const intl = useIntl()
  const [isBusy, setIsBusy] = useState(false)
  const download = () => {
    if (isBusy) return
    setIsBusy(true)
    void downloadMedia(media).finally(() => setIsBusy(false))
  }
  return (
    <IconButton
      icon={<DownloadIcon aria-hidden />}
      label={intl.formatMessage(messages.download)}
      size="small"
      aria-busy={isBusy}
      onClick={download}
    />
  )
}
