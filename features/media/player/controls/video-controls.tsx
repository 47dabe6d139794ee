import { useRef, useState } from 'react'
import { useEventListener } from '@/lib/hooks/use-event-listener'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CaptionsIcon, ExitFullScreenIcon, FullScreenIcon } from '@/lib/ui/icons'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { messages as common } from '../../messages'
import { savesData } from '../../save-data'
import { descriptionOf, fullUrlOf } from '../../sources'
import { BasicControls, DownloadButton } from './common-controls'
import { messages } from './player-messages'
import { createPressReader } from './presses'
import { RateSelect } from './rate-select'
import { SeekBar } from './seek-bar'
import { useAwake } from './use-awake'
import { useCaptions } from './use-captions'
import { useFullScreen } from './use-full-screen'
import { usePlayer, type PlayerProps } from './use-player'
import { WindowButton } from './window-button'
import styles from './controls.module.css'

interface Props extends PlayerProps {
  medium: HTMLVideoElement
  lang: string | null
}

/**
 * The controls of a video, over its lower edge. A press on the video plays or pauses it, a double press shows it
 * in full screen; a tap first shows the controls.
 */
export default function VideoControls({ lang, ...props }: Props) {
  const intl = useIntl()
  const { medium, root, media } = props
  const player = usePlayer(props)
  const isFull = useFullScreen(root)
  const [isCaptioned, setIsCaptioned] = useState(false)
  const hasCaptions = useCaptions(medium, isCaptioned)
  const isAwake = useAwake(root, player.state.isPaused)
  const description = descriptionOf(media)
  const preview = savesData() ? null : fullUrlOf(media)

  const onSingle = useStableCallback(() => player.run({ do: 'play' }))
  const onDouble = useStableCallback(() => player.run({ do: 'fullscreen' }))
  const [presses] = useState(() => createPressReader({ onSingle, onDouble }))
  /** True when a tap began while the controls were hidden: it only shows them. */
  const onlyShows = useRef(false)
  useEventListener(medium, 'pointerdown', ({ pointerType }) => {
    onlyShows.current = pointerType === 'touch' && !isAwake
  })
  useEventListener(medium, 'click', () => {
    if (!onlyShows.current) presses.press()
  })
  return (
    <>
      {player.state.isWaiting && (
        <span className={styles.waiting}>
          <Spinner label={intl.formatMessage(messages.loading)} />
        </span>
      )}
      {player.hint !== '' && (
        <span className={styles.hint} aria-hidden>
          {player.hint}
        </span>
      )}
      {/* Presses between the buttons must not open the post. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.bar}
        data-shown={isAwake || undefined}
        onClick={(event) => event.stopPropagation()}
      >
        {isCaptioned && !hasCaptions && (
          <p className={styles.caption} dir="auto" lang={lang ?? undefined}>
            {description}
          </p>
        )}
        <SeekBar player={player} preview={preview} />
        <div className={styles.buttons} dir="ltr">
          <BasicControls player={player} />
          <span className={styles.rest}>
            {(hasCaptions || description !== '') && (
              <IconButton
                icon={<CaptionsIcon aria-hidden />}
                label={intl.formatMessage(hasCaptions ? messages.captions : common.altText)}
                pressed={isCaptioned}
                size="small"
                onClick={() => setIsCaptioned((before) => !before)}
              />
            )}
            <RateSelect player={player} />
            <DownloadButton media={media} />
            <WindowButton video={medium} />
            <IconButton
              icon={isFull ? <ExitFullScreenIcon aria-hidden /> : <FullScreenIcon aria-hidden />}
              label={intl.formatMessage(isFull ? messages.exitFullscreen : messages.fullscreen)}
              size="small"
              aria-keyshortcuts="f"
              onClick={() => player.run({ do: 'fullscreen' })}
            />
          </span>
        </div>
      </div>
    </>
  )
}
