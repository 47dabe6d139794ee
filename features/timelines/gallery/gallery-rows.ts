import type { EntityCache } from '@/lib/cache'
import { entryKey, isGap } from '@/lib/live-list'
import type { TimelineEntry, TimelineGap } from '../engine/timeline-state'
import type { StatusId } from '@/schemas/primitives'

/** One picture, video or sound of a post. */
export interface GalleryItem {
  status: StatusId
  /** Its place among the media of the post. */
  index: number
}

export type GalleryRow =
  | { key: string; gap: TimelineGap; items?: undefined }
  | { key: string; gap?: undefined; items: GalleryItem[] }

/** Tiles beside one another. */
export const GALLERY_COLUMNS = 3

/**
 * The media of posts as rows of three, in the order of the posts; a gap stands in a row of its own. A row is named after
 * its first post, so that one row stays the same while the list grows at its end.
 */
export function galleryRows(
  entries: readonly TimelineEntry[],
  read: (id: StatusId) => { media_attachments: readonly unknown[] } | undefined,
): GalleryRow[] {
  const rows: GalleryRow[] = []
  let open: GalleryItem[] | null = null
  for (const entry of entries) {
    if (isGap(entry)) {
      rows.push({ key: entryKey(entry), gap: entry })
      open = null
      continue
    }
    const count = read(entry)?.media_attachments.length ?? 0
    for (let index = 0; index < count; index++) {
      if (!open || open.length === GALLERY_COLUMNS) {
        open = []
        rows.push({ key: index === 0 ? entry : `${entry}/${index}`, items: open })
      }
      open.push({ status: entry, index })
    }
  }
  return rows
}

/** The post at which a row of any list begins, else the row's own name. */
export const postOfRow = (row: string): string => row.split('/')[0] ?? row

/** The row in which a medium stands by now, by the name of a row that began with it; null when it is gone. */
export function rowWith(rows: readonly GalleryRow[], name: string): string | null {
  const [post, index] = name.split('/')
  const has = (row: GalleryRow, exactly: boolean) =>
    row.items?.some((item) => item.status === post && (!exactly || item.index === Number(index ?? 0)))
  return (rows.find((row) => has(row, true)) ?? rows.find((row) => has(row, false)))?.key ?? null
}

/** Reads what `galleryRows` asks for; the media of a boost are those of the post. */
export const readMedia = (cache: EntityCache) => (id: StatusId) => {
  const status = cache.read('status', id)
  return status?.reblog ? cache.read('status', status.reblog) : status
}
