import { lazyPart } from '@/lib/ui/lazy-part'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'

interface Props {
  media: Media
  lang: string | null
  statusId: StatusId | undefined
  onLoad: () => void
}

/** Its still image, in the element that it will have. */
const Still = ({ media }: Props) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  <video poster={media.preview_url ?? undefined} aria-hidden preload="none" playsInline />
)

/** A GIF or a video. Most first screens have none. */
export const MovingTile = lazyPart(
  async () => ({ default: (await import('../media-parts')).MovingTilePart }),
  Still,
)
