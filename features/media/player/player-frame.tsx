import type { HTMLAttributes, ReactNode } from 'react'
import type { Media } from '@/schemas/statuses/media'
import { fullUrlOf } from '../sources'
import { MediaFailed } from '../tile/lazy-media-failed'
import type { StartedPlayer } from './use-start'

interface Props extends HTMLAttributes<HTMLDivElement> {
  media: Media
  player: StartedPlayer
  /** Its name for screen readers. */
  label: string
  /** The medium, and its controls or play button. */
  children: ReactNode
  /** Names the video of its post. */
  'data-video'?: string | undefined
  'data-large'?: boolean | undefined
}

/** A medium and its controls; a retry and a link to the original where it fails. */
export function PlayerFrame({ media, player, label, children, ...props }: Props) {
  const { isPlaying, setRoot, failed, again, retry } = player
  if (fullUrlOf(media) === null) return <MediaFailed media={media} />
  if (failed) return <MediaFailed media={media} again={again} onRetry={retry} />
  return (
    <div
      {...props}
      ref={setRoot}
      // A fieldset is for forms.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-playing={isPlaying || undefined}
    >
      {children}
    </div>
  )
}
