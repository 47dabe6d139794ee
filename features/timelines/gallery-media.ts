import type { MediaPayload } from '@/features/media'
import { getSettings } from '@/features/settings'
import { getOpened, mediaShown } from '@/features/statuses'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { readMedia, type GalleryRow } from './gallery-rows'

/**
 * What the viewer shows of a gallery: every medium that is not hidden, beginning with medium `index` of `status`. Null
 * where that one is a file the viewer cannot show.
 */
export function galleryMedia(
  { cache, identity }: Runtime,
  rows: readonly GalleryRow[],
  status: StatusId,
  index: number,
): MediaPayload | null {
  const read = readMedia(cache)
  const { displayMedia } = getSettings()
  const found = rows.flatMap(({ items = [] }) =>
    items.flatMap((item) => {
      const post = read(item.status)
      const medium = post?.media_attachments[item.index]
      if (!post || !medium || medium.type === 'unknown') return []
      const { media } = getOpened(`${identity.who}/${post.id}`)
      if (!mediaShown(post.sensitive, displayMedia, media)) return []
      return [{ item, medium, post: { id: post.id, lang: post.language } }]
    }),
  )
  const at = found.findIndex(({ item }) => item.status === status && item.index === index)
  if (at < 0) return null
  return { media: found.map(({ medium }) => medium), posts: found.map(({ post }) => post), index: at }
}
