import { useEffect } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'
import { VideoPlayer } from '../player/video-player'
import { Gifv } from './gifv'

interface Props {
  media: Media
  lang: string | null
  statusId: StatusId | undefined
  /** Called when its still image is loaded. */
  onLoad: () => void
}

/** A GIF or a video. */
export default function MovingTile({ media, lang, statusId, onLoad }: Props) {
  const poster = media.preview_url
  const report = useStableCallback(onLoad)
  useEffect(() => {
    if (poster === null) return undefined
    // The poster of a video has no events; the browser requests its file only once.
    const image = new Image()
    image.addEventListener('load', report)
    image.src = poster
    return () => image.removeEventListener('load', report)
  }, [poster, report])
  return media.type === 'gifv' ? (
    <Gifv media={media} />
  ) : (
    <VideoPlayer media={media} lang={lang} statusId={statusId} isMovable />
  )
}
