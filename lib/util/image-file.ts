export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** Returns width and height of an image as it is shown, in pixels. Rejects for files this browser cannot read. */
export async function imageSize(file: Blob): Promise<FrameSize> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

/** Quality of a written image, 0 to 1. */
const IMAGE_QUALITY = 0.9

/**
 * Returns the type in which to write an image again, which keeps transparency. `mimeTypes`: those the server
 * accepts; empty = unknown.
 */
export function writableType({ type }: Blob, mimeTypes: readonly string[]): string {
  if (type === 'image/jpeg') return type
  const takes = mimeTypes.length === 0 || mimeTypes.includes('image/webp')
  return takes ? 'image/webp' : type === 'image/png' ? type : 'image/jpeg'
}

/** Writes a canvas as a file named like the original. Null when the browser fails; it may choose another type. */
export async function toFile(canvas: HTMLCanvasElement, name: string, type: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, IMAGE_QUALITY))
  return blob && new File([blob], renamed(name, blob.type), { type: blob.type })
}

/** Returns the file name with the extension of its new type. */
const renamed = (name: string, type: string): string =>
  `${name.replace(/\.[^.]*$/, '') || 'image'}.${type.slice(type.indexOf('/') + 1).replace('jpeg', 'jpg')}`
