import { useCallback } from 'react'
import { useInView } from '@/lib/hooks/use-in-view'
import { useIntl } from '@/lib/i18n'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'
import { savesData } from '../save-data'
import { descriptionOf, fullUrlOf } from '../sources'
import { MediaFailed } from '../tile/lazy-media-failed'
import { giveBack } from './corner/hand-over'
import { useHandOver } from './corner/use-hand-over'
import { VideoControls } from './lazy-controls'
import { messages } from './messages'
import { StartButton } from './start-button'
import { useStart } from './use-start'
import styles from './player.module.css'

interface Props {
  media: Media
  lang: string | null
  /** The post of the video; its author is shown by the system while it plays. */
  statusId: StatusId | undefined
  /** It plays on in the corner of the window when it is scrolled out of view. Default: it pauses. */
  isMovable?: boolean
}

/** A video with its poster and a play button; with controls once it was played. */
export function VideoPlayer({ media, lang, statusId, isMovable = false }: Props) {
  const intl = useIntl()
  const player = useStart<HTMLVideoElement>()
  const { root, medium, stage, isPlaying, setRoot, setMedium, events } = player
  const { isAway, see, key } = useHandOver({
    medium,
    media,
    lang,
    statusId: isMovable ? statusId : undefined,
    onReturn: (from) => player.resume(from, from.plays),
  })
  const observe = useInView(see)
  const take = useCallback(
    (element: HTMLVideoElement | null) => {
      setMedium(element)
      observe(element)
    },
    [setMedium, observe],
  )
  const full = fullUrlOf(media)
  if (full === null) return <MediaFailed media={media} />
  if (player.failed) return <MediaFailed media={media} again={player.again} onRetry={player.retry} />
  const description = descriptionOf(media)
  return (
    <div
      ref={setRoot}
      className={styles.video}
      // A fieldset is for forms.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={intl.formatMessage(messages.video)}
      tabIndex={-1}
      data-playing={isPlaying || undefined}
      data-video={key}
    >
      {/* Servers provide no captions; the description replaces them. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={take}
        src={full}
        poster={media.preview_url ?? undefined}
        aria-label={description || undefined}
        lang={lang ?? undefined}
        data-media={media.id}
        controls={stage === 'plain'}
        preload={media.preview_url === null && !savesData() ? 'metadata' : 'none'}
        playsInline
        {...events}
      />
      {(isAway || stage === 'new') && (
        <StartButton
          media={media}
          name={description || intl.formatMessage(messages.videoWithoutAlt)}
          onStart={isAway ? () => giveBack(true) : player.start}
        />
      )}
      {!isAway && stage === 'ours' && root && medium && (
        <VideoControls
          medium={medium}
          root={root}
          media={media}
          lang={lang}
          statusId={statusId}
          onFailed={player.usePlainControls}
        />
      )}
    </div>
  )
}
