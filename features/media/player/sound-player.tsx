import { useEffect, useState, type CSSProperties } from 'react'
import { prefersReducedMotion } from '@/lib/hooks/use-reduced-motion'
import { useIntl } from '@/lib/i18n'
import { SoundIcon } from '@/lib/ui/icons'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'
import { descriptionOf, fullUrlOf } from '../sources'
import { Blur } from '../tile/lazy-blur'
import { MediaFailed } from '../tile/lazy-media-failed'
import { clockTime } from './controls/player-time'
import { coloursOf } from './controls/visualiser/sound-look'
import { SoundControls } from './lazy-controls'
import { messages } from './messages'
import { StartButton } from './start-button'
import { useStart } from './use-start'
import { applyVolume } from './volume'
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
  const player = useStart<HTMLAudioElement>()
  const { root, medium, stage, isPlaying, setRoot, setMedium, events } = player
  const [isStill] = useState(prefersReducedMotion)
  /** The host of the file forbids reading it, or it failed for another reason, which the next try shows. */
  const [isRefused, setIsRefused] = useState(false)
  /** Lets the visualiser read the sound. */
  const isReadable = !isStill && !isRefused
  useEffect(() => {
    // Not yet the new element.
    if (!isRefused || !medium?.isConnected) return
    applyVolume(medium)
    medium.play().catch(() => {})
  }, [isRefused, medium])
  const full = fullUrlOf(media)
  if (full === null) return <MediaFailed media={media} />
  if (player.failed) return <MediaFailed media={media} again={player.again} onRetry={player.retry} />
  const description = descriptionOf(media)
  const colours = coloursOf(media.meta?.colors)
  const art = media.preview_url
  const duration = media.meta?.original?.duration ?? null
  return (
    <div
      ref={setRoot}
      className={styles.sound}
      // A fieldset is for forms.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={intl.formatMessage(messages.audio)}
      tabIndex={-1}
      data-playing={isPlaying || undefined}
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
            name={description || intl.formatMessage(messages.audioWithoutAlt)}
            onStart={player.start}
          />
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- servers provide none; the description replaces them */}
      <audio
        // Another element: what was loaded with permission to read is not loaded again without.
        key={isReadable ? 'readable' : 'plain'}
        ref={setMedium}
        src={full}
        crossOrigin={isReadable ? 'anonymous' : undefined}
        aria-label={description || undefined}
        lang={lang ?? undefined}
        data-media={media.id}
        controls={stage === 'plain'}
        preload="none"
        {...events}
        onError={isReadable ? () => setIsRefused(true) : events.onError}
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
    </div>
  )
}
