import type { Media } from '@/schemas/media'

/** Tallest and widest shape a single picture keeps (4:5 to 1.91:1). */
const TALLEST = 4 / 5
const WIDEST = 1.91

/** Width by height of a medium as the server tells it; 16:9 when it does not. */
export function aspectOf({ meta }: Pick<Media, 'meta'>): number {
  const size = meta?.original ?? meta?.small
  const aspect = size?.aspect ?? (size?.width && size.height ? size.width / size.height : null)
  return aspect && aspect > 0 ? aspect : 16 / 9
}

/** The shape a single medium is shown in; known before it loads, so nothing moves. */
export const shownAspect = (media: Pick<Media, 'meta'>) =>
  Math.min(WIDEST, Math.max(TALLEST, aspectOf(media)))

/** A medium this wide is cut too much beside another, one this tall above another. */
const WIDE = 1.6
const TALL = 0.85

export interface Layout {
  /** Width by height of the whole; none where every tile has its own. */
  aspect?: number
  /** The tiles one above the other, or the first across the whole width; else two columns. */
  shape?: 'stacked' | 'top'
}

/** How up to four media stand together, by their number and their shapes; known before they load, so nothing moves. */
export function layoutOf(media: readonly Pick<Media, 'meta'>[]): Layout {
  const [first] = media
  if (!first || media.length > 4) return {}
  if (media.length === 1) return { aspect: shownAspect(first) }
  const aspects = media.map(aspectOf)
  if (aspects.every((each) => each <= TALL)) return { aspect: 1 }
  if (media.length === 2 && aspects.every((each) => each >= WIDE)) return { aspect: 4 / 3, shape: 'stacked' }
  if (media.length === 3 && aspectOf(first) >= WIDE) return { aspect: 4 / 3, shape: 'top' }
  return { aspect: 16 / 9 }
}

/** CSS object-position of the focal point (-1 to 1, y upwards). */
export function focusPosition({ meta }: Pick<Media, 'meta'>): string {
  const { x = 0, y = 0 } = meta?.focus ?? {}
  const clamped = (value: number) => Math.min(1, Math.max(-1, value))
  return `${((clamped(x) + 1) / 2) * 100}% ${((1 - clamped(y)) / 2) * 100}%`
}
