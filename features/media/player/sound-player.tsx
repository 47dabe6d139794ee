import { useEffect, useState, type CSSProperties } from 'react'
import { prefersReducedMotion } from '@/lib/hooks/use-reduced-motion'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { SoundIcon } from '@/lib/ui/icons'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'
import { descriptionOf } from '../sources'
import { Blur } from '../tile/lazy-blur'
import { clockTime } from './controls/player-time'
import { coloursOf } from './controls/visualiser/sound-look'
import { SoundControls } from './lazy-controls'
import { messages } from './messages'
import { PlayerFrame } from './player-frame'
import { StartButton } from './start-button'
import { useStart } from './use-start'
import styles from './player.module.css'

interface Props {
  media: Media
  lang: string | null
  statusId: StatusId | undefined
  /** With its artwork above the controls. Default false. */
  isLarge?: boolean
}

/** Audio with its artwork in its colours, and a play button; with controls once it was played. */
export function SoundPlayer({ media, lang, statusId, isLarge = false }: Props) {
  const intl = useIntl()
  const player = useStart<HTMLAudioElement>(media, lang)
  const { root, medium, stage, setMedium } = player
  const [isStill] = useState(prefersReducedMotion)
  /** The host of the file forbids reading it, or it failed for another reason, which the next try shows. */
  const [isRefused, setIsRefused] = useState(false)
  /** Lets the visualiser read the sound. */
  const isReadable = !isStill && !isRefused
  const refuse = () => {
    player.rememberPlace()
    setIsRefused(true)
  }
  const replay = useStableCallback(player.replay)
  useEffect(() => {
    // Not yet the new element.
    if (isRefused && medium?.isConnected) replay()
  }, [isRefused, medium, replay])
  const colours = coloursOf(media.meta?.colors)
  const art = media.preview_url
  const duration = media.meta?.original?.duration ?? null
  return (
    <PlayerFrame
      media={media}
      player={player}
      label={intl.formatMessage(messages.audio)}
      className={styles.sound}
      data-large={isLarge || undefined}
      style={
        colours
          ? ({
              '--sound-ground': colours.background,
              '--sound-text': colours.foreground,
              '--sound-accent': colours.accent,
            } as CSSProperties)
          : undefined
      }
    >
      <div className={styles.art} data-bare={art === null || undefined}>
        {media.blurhash !== null && <Blur hash={media.blurhash} />}
        {art === null ? <SoundIcon size={32} aria-hidden /> : <img loading="lazy" src={art} alt="" />}
        {stage === 'new' && (
          <StartButton
            media={media}
            name={descriptionOf(media) || intl.formatMessage(messages.audioWithoutAlt)}
            onStart={player.start}
          />
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- servers provide none; the description replaces them */}
      <audio
        // Another element: what was loaded with permission to read is not loaded again without.
        key={isReadable ? 'readable' : 'plain'}
        {...player.props}
        ref={setMedium}
        crossOrigin={isReadable ? 'anonymous' : undefined}
        preload="none"
        onError={isReadable ? refuse : player.props.onError}
      />
      {stage === 'ours' && root && medium && (
        <SoundControls
          medium={medium}
          root={root}
          media={media}
          statusId={statusId}
          isReadable={isReadable}
          onFailed={player.usePlainControls}
        />
      )}
      {stage === 'new' && duration !== null && (
        <span className={styles.duration} dir="ltr" aria-hidden>
          {clockTime(duration)}
        </span>
      )}
    </PlayerFrame>
  )
}
