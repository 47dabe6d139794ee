import { imageSize } from '@/lib/util/image-file'
import { isAnimated } from './animation'
import { chosenRefusal, type ImageRefusal } from './image-rules'
import type { ChosenImage } from './payload'

/** Reads a chosen file; returns why it cannot be used instead when it is no image. */
export async function readImage(file: File): Promise<ChosenImage | ImageRefusal> {
  const size = await imageSize(file).catch(() => null)
  const refusal = chosenRefusal(file, size)
  if (refusal || !size) return refusal ?? { reason: 'unreadable' }
  return { file, size, isAnimated: isAnimated(new Uint8Array(await file.arrayBuffer())) }
}
