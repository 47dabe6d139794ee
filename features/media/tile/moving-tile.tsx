import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'
import { VideoPlayer } from '../player/video-player'
import { Gifv } from './gifv'

interface Props {
  media: Media
  lang: string | null
  statusId: StatusId | undefined
}

/** A GIF or a video. */
export default function MovingTile({ media, lang, statusId }: Props) {
  return media.type === 'gifv' ? (
    <Gifv media={media} />
  ) : (
    <VideoPlayer media={media} lang={lang} statusId={statusId} isMovable />
  )
}
