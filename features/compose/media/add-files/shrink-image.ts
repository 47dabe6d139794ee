import { imageSize, toFile, writableType, type FrameSize } from '@/lib/util/image-file'
import { fitPixels } from './file-rules'

function filmSize(file: Blob): Promise<FrameSize | null> {
  const url = URL.createObjectURL(file)
  const film = document.createElement('video')
  return new Promise<FrameSize | null>((resolve) => {
    film.addEventListener('loadedmetadata', () =>
      resolve(film.videoWidth > 0 ? { width: film.videoWidth, height: film.videoHeight } : null),
    )
    film.addEventListener('error', () => resolve(null))
    film.preload = 'metadata'
    film.src = url
  }).finally(() => URL.revokeObjectURL(url))
}

/** Returns width and height of an image or video in pixels; null for audio and files this browser cannot read. */
export async function sizeOf(file: Blob): Promise<FrameSize | null> {
  try {
    if (file.type.startsWith('image/')) return await imageSize(file)
    return file.type.startsWith('video/') ? await filmSize(file) : null
  } catch {
    return null
  }
}

interface Room {
  /** Limits of the total pixels and bytes; null = no limit. */
  pixels: number | null
  bytes: number | null
  /** Types that the server accepts; empty = unknown. */
  mimeTypes: readonly string[]
}

/** Factor by which each round reduces the number of pixels. */
const SHRINK_FACTOR = 0.7
/** Maximum number of attempts to make an image small enough. */
const MAX_ROUNDS = 8

/** Returns a smaller copy of a still image within the limits, or null when that is impossible. */
export async function shrinkImage(file: File, room: Room): Promise<File | null> {
  const type = writableType(file, room.mimeTypes)
  try {
    const bitmap = await createImageBitmap(file)
    let limit = Math.min(room.pixels ?? Infinity, bitmap.width * bitmap.height)
    for (let round = 0; round < MAX_ROUNDS; round += 1, limit *= SHRINK_FACTOR) {
      const { width, height } = fitPixels(bitmap, limit)
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
      const copy = await toFile(canvas, file.name, type)
      if (copy && (room.bytes === null || copy.size <= room.bytes)) {
        bitmap.close()
        return copy
      }
    }
    bitmap.close()
  } catch {
    // This browser cannot read the image, so it cannot scale it.
  }
  return null
}
