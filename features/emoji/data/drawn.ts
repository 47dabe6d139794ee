import type { UnicodeEmoji } from '@/schemas/emoji'

const SIZE = 16
/** As glyph.module.css has them. */
const FONTS = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif'
const JOINER = '\u{200d}'
/** Drawn wherever emoji are. */
const OLDEST = '\u{1f600}'

/** Tells whether the fonts of this system draw an emoji as one picture in colours. */
export type Draws = (unicode: string) => boolean

/** Asks a canvas; null where there is none, or where emoji have no colours and nothing can be told. */
export function canvasDraws(): Draws | null {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.font = `${SIZE}px ${FONTS}`
  context.textBaseline = 'top'
  const pixels = (unicode: string, colour: string) => {
    context.clearRect(0, 0, SIZE, SIZE)
    context.fillStyle = colour
    context.fillText(unicode, 0, 0)
    return context.getImageData(0, 0, SIZE, SIZE).data
  }
  /** A picture has its own colours; a box, or a letter, takes that of the pen. */
  const isPicture = (unicode: string) => {
    const black = pixels(unicode, '#000')
    const red = pixels(unicode, '#f00')
    return black.some((value) => value > 0) && black.every((value, at) => value === red[at])
  }
  const { width } = context.measureText(OLDEST)
  if (!isPicture(OLDEST)) return null
  // Signs that the font does not join stand beside each other.
  return (unicode) => isPicture(unicode) && context.measureText(unicode).width < width * 1.5
}

/** The newest version of the standard whose emoji are drawn; each version is judged by one of its own. */
export function newestDrawn(emojis: readonly UnicodeEmoji[], draws: Draws): number {
  const samples = new Map<number, string>()
  for (const { version, unicode } of emojis) {
    const before = samples.get(version)
    // A sign of its own tells more than some that are joined.
    if (before === undefined || (before.includes(JOINER) && !unicode.includes(JOINER)))
      samples.set(version, unicode)
  }
  const newestFirst = [...samples].toSorted(([a], [b]) => b - a)
  return newestFirst.find(([, sample]) => draws(sample))?.[0] ?? Infinity
}

let newest: number | null = null

/** Those that this system can draw: newer ones would be boxes. Looked at once in a page's life. */
export function drawnOf(emojis: readonly UnicodeEmoji[]): readonly UnicodeEmoji[] {
  if (emojis.length === 0) return emojis
  if (newest === null) {
    const draws = canvasDraws()
    newest = draws ? newestDrawn(emojis, draws) : Infinity
  }
  const limit = newest
  return emojis.every(({ version }) => version <= limit)
    ? emojis
    : emojis.filter(({ version }) => version <= limit)
}
