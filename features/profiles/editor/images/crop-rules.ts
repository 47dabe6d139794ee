import type { FrameSize } from '@/lib/util/image-file'

/** The two images of a profile. */
export const IMAGE_KINDS = ['avatar', 'header'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

/** A part of an image, in its pixels or in per cent. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Width divided by height, as Mastodon shows the images. */
export const ASPECT: Readonly<Record<ImageKind, number>> = { avatar: 1, header: 3 }

/** Largest width in pixels of a cropped image. Mastodon keeps 400 and 1500, other software more of an avatar. */
const MAX_WIDTH: Readonly<Record<ImageKind, number>> = { avatar: 800, header: 1500 }
/** Least width in pixels that zooming leaves, so that the image does not get blurred. */
const MIN_WIDTH: Readonly<Record<ImageKind, number>> = { avatar: 120, header: 480 }
/** Highest zoom. */
const MAX_ZOOM = 8

/** Returns the largest part in the centre of an image with this aspect. */
export function centredArea({ width, height }: FrameSize, aspect: number): Area {
  const wide = width > height * aspect
  const w = Math.max(1, wide ? Math.round(height * aspect) : width)
  const h = Math.max(1, wide ? height : Math.round(width / aspect))
  return { x: Math.round((width - w) / 2), y: Math.round((height - h) / 2), width: w, height: h }
}

/** Returns the same part of an image in per cent. */
export const inPercentOf = ({ x, y, width, height }: Area, size: FrameSize): Area => ({
  x: (x / size.width) * 100,
  y: (y / size.height) * 100,
  width: (width / size.width) * 100,
  height: (height / size.height) * 100,
})

/** Returns the size of the file for a part of an image: never enlarged, and with the exact aspect. */
export function outputSize(area: Pick<Area, 'width'>, kind: ImageKind): FrameSize {
  const width = Math.max(1, Math.round(Math.min(area.width, MAX_WIDTH[kind])))
  return { width, height: Math.max(1, Math.round(width / ASPECT[kind])) }
}

/** Returns the highest zoom that leaves enough pixels; 1 = the image is too small to zoom. */
export function highestZoom(size: FrameSize, kind: ImageKind): number {
  const { width } = centredArea(size, ASPECT[kind])
  return Math.min(MAX_ZOOM, Math.max(1, Math.round((width / MIN_WIDTH[kind]) * 10) / 10))
}

/** Factor by which a key press zooms. */
const ZOOM_STEP = 1.1

/** Returns the zoom after a key press; null for other keys. */
export function zoomAfterKey(key: string, zoom: number, highest: number): number | null {
  if (key === '0') return 1
  if (key === '+' || key === '=') return Math.min(highest, zoom * ZOOM_STEP)
  return key === '-' ? Math.max(1, zoom / ZOOM_STEP) : null
}

/**
 * Returns the offset of the image with a pressed point at the centre, as far as the image still fills the frame.
 * `point` is counted from the centre of the frame, `image` and `frame` are sizes on screen, all in CSS pixels.
 */
export function offsetForCentre(
  offset: { x: number; y: number },
  point: { x: number; y: number },
  image: FrameSize,
  frame: FrameSize,
): { x: number; y: number } {
  const within = (wanted: number, size: number, least: number) => {
    const most = Math.max(0, (size - least) / 2)
    return Math.min(most, Math.max(0 - most, wanted))
  }
  return {
    x: within(offset.x - point.x, image.width, frame.width),
    y: within(offset.y - point.y, image.height, frame.height),
  }
}
