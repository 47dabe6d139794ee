import type { Limits } from '@/features/instance'

/** Facts about a file before it is uploaded. */
export interface FileFacts {
  readonly name: string
  /** MIME type; empty when the system does not know. */
  readonly type: string
  /** Bytes. */
  readonly size: number
  /** Width × height of an image or video; null when unknown. */
  readonly pixels: number | null
}

/** Contents of the draft that restrict further files. */
export interface AttachedContent {
  /** Files attached or being uploaded, without the new one. */
  readonly files: readonly Pick<FileFacts, 'type'>[]
  readonly poll: boolean
  readonly quote: boolean
}

export type FileRefusal =
  | { reason: 'quote' | 'poll' | 'mixed' | 'empty' }
  | { reason: 'count'; limit: number }
  | { reason: 'type'; type: string }
  | { reason: 'imageBytes' | 'videoBytes' | 'imagePixels' | 'videoPixels'; limit: number }

type FileLimits = Pick<
  Limits,
  'media' | 'mimeTypes' | 'imageBytes' | 'imagePixels' | 'videoBytes' | 'videoPixels'
>

const kindOf = ({ type }: Pick<FileFacts, 'type'>) => type.slice(0, type.indexOf('/'))

/** A post with a video or audio file can have no other file. */
const standsAlone = (file: Pick<FileFacts, 'type'>) => ['video', 'audio'].includes(kindOf(file))

const over = (value: number | null, limit: number | null): limit is number =>
  value !== null && limit !== null && value > limit

/** True when the server accepts this type, lists no types, or the file has none: then uploading it decides. */
export const typeAccepted = (type: string, mimeTypes: readonly string[]): boolean =>
  type === '' || mimeTypes.length === 0 || mimeTypes.includes(type.split(';')[0] ?? '')

/** Returns why a file cannot be attached, or null; checked before the upload. */
export function fileRefusal(
  file: FileFacts,
  attached: AttachedContent,
  limits: FileLimits,
): FileRefusal | null {
  if (attached.quote) return { reason: 'quote' }
  if (attached.poll) return { reason: 'poll' }
  if (attached.files.length >= limits.media) return { reason: 'count', limit: limits.media }
  if (attached.files.length > 0 && (standsAlone(file) || attached.files.some(standsAlone)))
    return { reason: 'mixed' }
  if (!typeAccepted(file.type, limits.mimeTypes)) return { reason: 'type', type: file.type }
  if (file.size === 0) return { reason: 'empty' }
  if (kindOf(file) === 'image') {
    if (over(file.pixels, limits.imagePixels)) return { reason: 'imagePixels', limit: limits.imagePixels }
    if (over(file.size, limits.imageBytes)) return { reason: 'imageBytes', limit: limits.imageBytes }
    return null
  }
  if (over(file.pixels, limits.videoPixels)) return { reason: 'videoPixels', limit: limits.videoPixels }
  if (over(file.size, limits.videoBytes)) return { reason: 'videoBytes', limit: limits.videoBytes }
  return null
}

/** True when a smaller copy of the file would be accepted: still images only, since scaling stops an animation. */
export const canShrink = (file: Pick<FileFacts, 'type'>, refusal: FileRefusal): boolean =>
  (refusal.reason === 'imageBytes' || refusal.reason === 'imagePixels') &&
  ['image/jpeg', 'image/png', 'image/webp', 'image/avif'].includes(file.type)

/** Width and height, in pixels, that keep the shape within `limit` pixels in all; the same when it fits. */
export function fitPixels(
  size: { width: number; height: number },
  limit: number,
): { width: number; height: number } {
  const pixels = size.width * size.height
  if (pixels <= limit) return size
  const scale = Math.sqrt(limit / pixels)
  return {
    width: Math.max(1, Math.floor(size.width * scale)),
    height: Math.max(1, Math.floor(size.height * scale)),
  }
}
