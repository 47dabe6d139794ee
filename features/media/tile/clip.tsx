import { useCallback, useRef } from 'react'
import { useInView } from '@/lib/hooks/use-in-view'
import type { Media } from '@/schemas/statuses/media'
import { MediaFailed } from './lazy-media-failed'
import { useFailure } from './use-failure'
import { savesData } from '../save-data'
import { descriptionOf, fullUrlOf } from '../sources'

/** A video with the browser's controls; pauses when scrolled out of view. */
export function Clip({ media, lang }: { media: Media; lang: string | null }) {
  const { failed, again, fail, retry } = useFailure()
  const video = useRef<HTMLVideoElement | null>(null)
  const observe = useInView((inView) => {
    if (!inView) video.current?.pause()
  })
  const take = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element
      observe(element)
    },
    [observe],
  )
  const full = fullUrlOf(media)
  if (full === null) return <MediaFailed media={media} />
  if (failed) return <MediaFailed media={media} again={again} onRetry={retry} />
  return (
    // Servers provide no captions; the description replaces them.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={take}
      src={full}
      poster={media.preview_url ?? undefined}
      aria-label={descriptionOf(media) || undefined}
      lang={lang ?? undefined}
      data-media={media.id}
      controls
      preload={media.preview_url === null && !savesData() ? 'metadata' : 'none'}
      playsInline
      onError={fail}
    />
  )
}
