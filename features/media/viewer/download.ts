import type { Media } from '@/schemas/media'
import { fileName, fullOf } from '../sources'

/** Returns the file name to save a medium under: that of its URL, else its type and id. */
export function saveNameOf(media: Pick<Media, 'id' | 'type' | 'url' | 'remote_url'>): string {
  return fileName(fullOf(media) ?? '') || `${media.type}-${media.id}`
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has started by the next task; a later time is only safer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * Downloads a medium. If its host forbids reading (no CORS), opens it in a new tab to be saved there.
 * Resolves when either is done.
 */
export async function downloadMedia(media: Media): Promise<void> {
  const address = fullOf(media)
  if (address === null) return
  try {
    const answer = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (!answer.ok) throw new Error(`${answer.status}`)
    save(await answer.blob(), saveNameOf(media))
  } catch {
    window.open(address, '_blank', 'noopener,noreferrer')
  }
}
