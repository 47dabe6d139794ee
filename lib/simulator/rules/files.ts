import type { MediaType } from '../store/model'

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/ogg': 'ogv',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/wave': 'wav',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
  'audio/m4a': 'm4a',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
}

/** Returns the file extension of a MIME type; undefined when it is not accepted. */
export const extensionOf = (mime: string): string | undefined => EXTENSIONS[mime]

/** Returns the media type of an upload. GIFs stay images: nothing here converts them to video. */
export function mediaTypeOf(mime: string): MediaType {
  const kind = mime.split('/')[0]
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'unknown'
}

/** Reads width and height from a PNG, GIF or JPEG header; null when unreadable. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length > 24 && view.getUint32(0) === 0x89504e47)
    return { width: view.getUint32(16), height: view.getUint32(20) }
  if (bytes.length > 10 && view.getUint32(0) === 0x47494638)
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = view.getUint16(at)
    if (marker >= 0xffc0 && marker <= 0xffc3)
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
