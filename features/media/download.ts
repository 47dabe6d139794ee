import { saveFile } from '@/lib/util/save-file'
import type { Media } from '@/schemas/statuses/media'
import { fileName, fullUrlOf } from './sources'

/** Returns the file name to save an attachment under: taken from its URL, else its type and id. */
export function saveNameOf(media: Pick<Media, 'id' | 'type' | 'url' | 'remote_url'>): string {
  return fileName(fullUrlOf(media) ?? '') || `${media.type}-${media.id}`
}

/**
 * Downloads an attachment. If its host forbids reading (no CORS), opens it in a new tab to be saved there.
 * Resolves when either is done.
 */
export async function downloadMedia(media: Media): Promise<void> {
  const address = fullUrlOf(media)
  if (address === null) return
  try {
    const answer = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (!answer.ok) throw new Error(`${answer.status}`)
    saveFile(await answer.blob(), saveNameOf(media))
  } catch {
    window.open(address, '_blank', 'noopener,noreferrer')
  }
}
