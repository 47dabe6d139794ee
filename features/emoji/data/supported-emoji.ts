import { getSettings, type Settings } from '@/features/settings'
import type { UnicodeEmoji } from '@/schemas/server/unicode-emoji'

/** Side of the canvas and size of the font, in px. */
const CANVAS_SIZE = 16
/** Same fonts as glyph.module.css. */
const FONTS = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif'
const JOINER = '\u{200d}'
/** Supported wherever emoji are. */
const OLDEST = '\u{1f600}'

/** Tells whether the system's fonts draw an emoji as one colour image. */
export type Draws = (unicode: string) => boolean

/**
 * Checks with a canvas; null where there is none, or where emoji have no colours and nothing can be tested.
 */
export function canvasDraws(): Draws | null {
  const canvas = document.createElement('canvas')
  canvas.width = CANVAS_SIZE
  canvas.height = CANVAS_SIZE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.font = `${CANVAS_SIZE}px ${FONTS}`
  context.textBaseline = 'top'
  const pixels = (unicode: string, colour: string) => {
    context.clearRect(0, 0, CANVAS_SIZE, CANVAS_SIZE)
    context.fillStyle = colour
    context.fillText(unicode, 0, 0)
    return context.getImageData(0, 0, CANVAS_SIZE, CANVAS_SIZE).data
  }
  /** Colour emoji ignore the fill colour; a box or a letter takes it. */
  const isPicture = (unicode: string) => {
    const black = pixels(unicode, '#000')
    const red = pixels(unicode, '#f00')
    return black.some((value) => value > 0) && black.every((value, at) => value === red[at])
  }
  const { width } = context.measureText(OLDEST)
  if (!isPicture(OLDEST)) return null
  // Sequences the font does not support are drawn next to each other, and so are wider.
  return (unicode) => isPicture(unicode) && context.measureText(unicode).width < width * 1.5
}

/** Returns the newest emoji version the system can draw, testing one emoji per version. */
export function newestSupported(emojis: readonly UnicodeEmoji[], draws: Draws): number {
  const samples = new Map<number, string>()
  for (const { version, unicode } of emojis) {
    const before = samples.get(version)
    // A single character is a better sample than a sequence.
    if (before === undefined || (before.includes(JOINER) && !unicode.includes(JOINER)))
      samples.set(version, unicode)
  }
  const newestFirst = [...samples].toSorted(([a], [b]) => b - a)
  return newestFirst.find(([, sample]) => draws(sample))?.[0] ?? Infinity
}

/** The newest emoji that the font of `lib/ui/emoji-font.css` has. */
const TWEMOJI_VERSION = 15

/** Returns the newest emoji version that can be drawn, where the system draws those up to `system`. */
export const newestDrawn = (style: Settings['emojiStyle'], system: number): number =>
  style === 'twemoji' ? Math.max(system, TWEMOJI_VERSION) : system

let newest: number | null = null

/** Returns the emoji that can be drawn; newer ones would be boxes. The system is tested once per page load. */
export function supportedEmojis(emojis: readonly UnicodeEmoji[]): readonly UnicodeEmoji[] {
  if (emojis.length === 0) return emojis
  if (newest === null) {
    const draws = canvasDraws()
    newest = draws ? newestSupported(emojis, draws) : Infinity
  }
  const limit = newestDrawn(getSettings().emojiStyle, newest)
  return emojis.every(({ version }) => version <= limit)
    ? emojis
    : emojis.filter(({ version }) => version <= limit)
}
