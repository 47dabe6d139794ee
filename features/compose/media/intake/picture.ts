import { fitPixels } from './file-rules'

export interface Size {
  readonly width: number
  readonly height: number
}

async function pictureSize(file: Blob): Promise<Size> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

function filmSize(file: Blob): Promise<Size | null> {
  const url = URL.createObjectURL(file)
  const film = document.createElement('video')
  return new Promise<Size | null>((resolve) => {
    film.addEventListener('loadedmetadata', () =>
      resolve(film.videoWidth > 0 ? { width: film.videoWidth, height: film.videoHeight } : null),
    )
    film.addEventListener('error', () => resolve(null))
    film.preload = 'metadata'
    film.src = url
  }).finally(() => URL.revokeObjectURL(url))
}

/** Width and height of a picture or film in pixels; null for sounds and for what this browser cannot read. */
export async function sizeOf(file: Blob): Promise<Size | null> {
  try {
    if (file.type.startsWith('image/')) return await pictureSize(file)
    return file.type.startsWith('video/') ? await filmSize(file) : null
  } catch {
    return null
  }
}

interface Room {
  /** Pixels in all, and bytes; null = no limit. */
  pixels: number | null
  bytes: number | null
  /** Types that the server accepts; empty = unknown. */
  mimeTypes: readonly string[]
}

/** Each round has this part of the pixels of the one before. */
const STEP = 0.7
const ROUNDS = 8
const QUALITY = 0.9

/** Transparency survives in these only. */
function typeFor({ type }: Blob, mimeTypes: readonly string[]): string {
  if (type === 'image/jpeg') return type
  const takes = mimeTypes.length === 0 || mimeTypes.includes('image/webp')
  return takes ? 'image/webp' : type === 'image/png' ? type : 'image/jpeg'
}

/** A smaller copy of a still picture that fits the room, or null when there is no way to one. */
export async function shrink(file: File, room: Room): Promise<File | null> {
  const type = typeFor(file, room.mimeTypes)
  try {
    const bitmap = await createImageBitmap(file)
    let limit = Math.min(room.pixels ?? Infinity, bitmap.width * bitmap.height)
    for (let round = 0; round < ROUNDS; round += 1, limit *= STEP) {
      const { width, height } = fitPixels(bitmap, limit)
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
      if (blob && (room.bytes === null || blob.size <= room.bytes)) {
        bitmap.close()
        return new File([blob], renamed(file.name, blob.type), { type: blob.type })
      }
    }
    bitmap.close()
  } catch {
    // A picture this browser cannot read cannot be scaled by it.
  }
  return null
}

/** The name with the ending of its new type. */
export const renamed = (name: string, type: string): string =>
  `${name.replace(/\.[^.]*$/, '') || 'picture'}.${type.slice(type.indexOf('/') + 1).replace('jpeg', 'jpg')}`
