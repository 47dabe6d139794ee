import { toFile, writableType } from '@/lib/util/image-file'
import { outputSize, type Area, type ImageKind } from './crop-rules'

/**
 * Writes a part of an image as a file of its own: upright, without metadata such as the place where a photo was
 * taken. Null when the browser fails.
 */
export async function cropImage(
  file: File,
  area: Area,
  kind: ImageKind,
  mimeTypes: readonly string[],
): Promise<File | null> {
  // The bitmap is turned as the metadata say.
  const bitmap = await createImageBitmap(file)
  const { width, height } = outputSize(area, kind)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height)
  }
  bitmap.close()
  return toFile(canvas, file.name, writableType(file, mimeTypes))
}
