import { useCallback } from 'react'
import { useInView } from '@/lib/hooks/use-in-view'
import { useIntl } from '@/lib/i18n'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'
import { savesData } from '../save-data'
import { descriptionOf } from '../sources'
import { giveBack } from './corner/hand-over'
import { useHandOver } from './corner/use-hand-over'
import { VideoControls } from './lazy-controls'
import { messages } from './messages'
import { PlayerFrame } from './player-frame'
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
  const player = useStart<HTMLVideoElement>(media, lang)
  const { root, medium, stage, setMedium } = player
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
  return (
    <PlayerFrame
      media={media}
      player={player}
      label={intl.formatMessage(messages.video)}
      className={styles.video}
      data-video={key ?? undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- servers provide none; the description replaces them */}
      <video
        {...player.props}
        ref={take}
        poster={media.preview_url ?? undefined}
        preload={media.preview_url === null && !savesData() ? 'metadata' : 'none'}
        playsInline
      />
      {(isAway || stage === 'new') && (
        <StartButton
          media={media}
          name={descriptionOf(media) || intl.formatMessage(messages.videoWithoutAlt)}
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
    </PlayerFrame>
  )
}
