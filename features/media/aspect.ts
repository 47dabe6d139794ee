import type { Media } from '@/schemas/statuses/media'

/** Tallest and widest aspect ratio of a single image (4:5 to 1.91:1). */
const MIN_ASPECT = 4 / 5
const MAX_ASPECT = 1.91

/** Returns the aspect ratio (width / height) from the server's metadata; 16:9 when it is missing. */
export function aspectOf({ meta }: Pick<Media, 'meta'>): number {
  const size = meta?.original ?? meta?.small
  const aspect = size?.aspect ?? (size?.width && size.height ? size.width / size.height : null)
  return aspect && aspect > 0 ? aspect : 16 / 9
}

/** Returns the aspect ratio a single attachment is shown in, known before it loads, so that nothing shifts. */
export const shownAspect = (media: Pick<Media, 'meta'>) =>
  Math.min(MAX_ASPECT, Math.max(MIN_ASPECT, aspectOf(media)))

/** Media wider than this are cropped too much side by side; taller ones, when stacked. */
const WIDE_ASPECT = 1.6
const TALL_ASPECT = 0.85

export interface MediaLayout {
  /** Aspect ratio of the whole; undefined where every tile has its own. */
  aspect?: number
  /** Tiles stacked, or the first across the full width; else two columns. */
  shape?: 'stacked' | 'top'
}

/**
 * Lays out up to four media by their number and aspect ratios, known before they load, so that nothing
 * shifts.
 */
export function layoutOf(media: readonly Pick<Media, 'meta'>[]): MediaLayout {
  const [first] = media
  if (!first || media.length > 4) return {}
  if (media.length === 1) return { aspect: shownAspect(first) }
  const aspects = media.map(aspectOf)
  if (aspects.every((each) => each <= TALL_ASPECT)) return { aspect: 1 }
  if (media.length === 2 && aspects.every((each) => each >= WIDE_ASPECT))
    return { aspect: 4 / 3, shape: 'stacked' }
  if (media.length === 3 && aspectOf(first) >= WIDE_ASPECT) return { aspect: 4 / 3, shape: 'top' }
  return { aspect: 16 / 9 }
}

/** Returns the CSS object-position of the focal point (-1 to 1, y upwards). */
export function focusPosition({ meta }: Pick<Media, 'meta'>): string {
  const { x = 0, y = 0 } = meta?.focus ?? {}
  const clamped = (value: number) => Math.min(1, Math.max(-1, value))
  return `${((clamped(x) + 1) / 2) * 100}% ${((1 - clamped(y)) / 2) * 100}%`
}
