import type { Media } from '@/schemas/statuses/media'
import { Clip } from './clip'
import { Gifv } from './gifv'

/** A GIF or a video. */
export default function MovingTile({ media, lang }: { media: Media; lang: string | null }) {
  return media.type === 'gifv' ? <Gifv media={media} /> : <Clip media={media} lang={lang} />
}
