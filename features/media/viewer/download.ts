import type { Media } from '@/schemas/media'
import { fileName, fullOf } from '../sources'

/** The name a medium is saved under: that of its file, else its kind. */
export function saveNameOf(media: Pick<Media, 'id' | 'type' | 'url' | 'remote_url'>): string {
  return fileName(fullOf(media) ?? '') || `${media.type}-${media.id}`
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of it by the next task; later is only safer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * Saves a medium as a file. A host that lets nobody else read its files (no CORS) gets a tab of its own, where the
 * browser can save it. Resolves when either is done.
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
