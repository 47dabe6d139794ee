import type { Limits } from '@/features/instance'
import type { FrameSize } from '@/lib/util/image-file'

/** Types of profile images that Mastodon accepts. */
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** Why an image cannot be sent. */
export type ImageRefusal =
  | { reason: 'type' | 'empty' | 'unreadable' }
  | { reason: 'bytes' | 'pixels'; limit: number }

type ImageLimits = Pick<Limits, 'mimeTypes' | 'imageBytes' | 'imagePixels'>

/** Returns the types of profile images that the server accepts. */
export function acceptedTypes(mimeTypes: readonly string[]): string[] {
  const accepted = IMAGE_TYPES.filter((type) => mimeTypes.length === 0 || mimeTypes.includes(type))
  return accepted.length > 0 ? accepted : IMAGE_TYPES
}

/** Returns why a chosen file is no image to crop, or null. `size` is null when the browser cannot read it. */
export function chosenRefusal(
  file: Pick<File, 'type' | 'size'>,
  size: FrameSize | null,
): ImageRefusal | null {
  if (!file.type.startsWith('image/')) return { reason: 'type' }
  if (file.size === 0) return { reason: 'empty' }
  return size === null || size.width * size.height === 0 ? { reason: 'unreadable' } : null
}

/** Returns why the server would refuse a file, or null. */
export function sendRefusal(
  file: Pick<File, 'type' | 'size'>,
  size: FrameSize,
  { mimeTypes, imageBytes, imagePixels }: ImageLimits,
): ImageRefusal | null {
  if (!acceptedTypes(mimeTypes).includes(file.type)) return { reason: 'type' }
  if (imageBytes !== null && file.size > imageBytes) return { reason: 'bytes', limit: imageBytes }
  if (imagePixels !== null && size.width * size.height > imagePixels)
    return { reason: 'pixels', limit: imagePixels }
  return null
}

/** Placeholders of Mastodon, GoToSocial and Pleroma. */
const PLACEHOLDER = /\/missing\.\w+$|\/default_(?:avatar|header)|\/images\/(?:avi|banner)\.png$/

/** True for the address of an image that the user chose, not of the server's placeholder. */
export const isOwnImage = (address: string): boolean => address !== '' && !PLACEHOLDER.test(address)
