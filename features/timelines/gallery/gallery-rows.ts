import { shownStatusOf, type EntityCache } from '@/lib/cache'
import { entryKey, isGap } from '@/lib/live-list'
import type { TimelineEntry, TimelineGap } from '../engine/timeline-state'
import type { StatusId } from '@/schemas/primitives'

/** An attachment of a post. */
export interface GalleryItem {
  status: StatusId
  /** Index among the attachments of the post. */
  index: number
}

export type GalleryRow =
  | { key: string; gap: TimelineGap; items?: undefined }
  | { key: string; gap?: undefined; items: GalleryItem[] }

/** Tiles per row. */
const GALLERY_COLUMNS = 3

/**
 * The media of posts as rows of three, in the order of the posts, with gaps in rows of their own. A row is
 * named after its first item, so that it stays the same while the list grows at its end.
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

/** Returns the post of the first item in a gallery row, else the key itself. */
export const postOfRow = (row: string): string => row.split('/')[0] ?? row

/** Returns the row that now contains the first item of a former row; null when it is gone. */
export function rowWith(rows: readonly GalleryRow[], name: string): string | null {
  const [post, index] = name.split('/')
  const has = (row: GalleryRow, exactly: boolean) =>
    row.items?.some((item) => item.status === post && (!exactly || item.index === Number(index ?? 0)))
  return (rows.find((row) => has(row, true)) ?? rows.find((row) => has(row, false)))?.key ?? null
}

/** Reads a post for `galleryRows`; for a boost, the boosted post. */
export const readMedia = (cache: EntityCache) => (id: StatusId) => {
  const status = cache.read('status', id)
  return status && shownStatusOf(cache, status)
}
