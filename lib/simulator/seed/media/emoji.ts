import { encodeGif } from './gif'
import { both, box, disc, hsl, mix, oval, Painter, polygon, ring, without, type Color } from './painter'
import { encodePng } from './png'

const SIZE = 32
const INK: Color = [40, 36, 46]
const WHITE: Color = [255, 255, 255]

type Glyph = (paint: Painter, color: Color, turn: number) => void

const eyes = (paint: Painter, y = 0.45) => {
  paint.fill(disc(0.36, y, 0.06), INK)
  paint.fill(disc(0.64, y, 0.06), INK)
}
const smile = (paint: Painter, y = 0.56) => {
  paint.fill(both(ring(0.5, y, 0.15, 0.06), box(0.2, y + 0.03, 0.6, 0.3)), INK)
}

const GLYPHS = {
  blob: (paint, color, turn) => {
    paint.fill(oval(0.5, 0.56 + Math.sin(turn * 6.28) * 0.05, 0.42, 0.38), color)
    eyes(paint)
    smile(paint)
  },
  cat: (paint, color) => {
    paint.fill(polygon([0.12, 0.06], [0.45, 0.3], [0.12, 0.55]), color)
    paint.fill(polygon([0.88, 0.06], [0.88, 0.55], [0.55, 0.3]), color)
    paint.fill(disc(0.5, 0.56, 0.4), color)
    eyes(paint, 0.5)
    smile(paint, 0.6)
  },
  heart: (paint, color, turn) => {
    const size = 1 + Math.sin(turn * 6.28) * 0.1
    paint.fill(disc(0.5 - 0.19 * size, 0.36, 0.22 * size), color)
    paint.fill(disc(0.5 + 0.19 * size, 0.36, 0.22 * size), color)
    paint.fill(polygon([0.5 - 0.39 * size, 0.44], [0.5 + 0.39 * size, 0.44], [0.5, 0.94]), color)
  },
  star: (paint, color) => {
    for (let at = 0; at < 5; at += 1) {
      const angle = (at / 5) * Math.PI * 2 - Math.PI / 2
      const left = angle - Math.PI / 3.2
      const right = angle + Math.PI / 3.2
      const corner = (turn: number, far: number) =>
        [0.5 + Math.cos(turn) * far, 0.54 + Math.sin(turn) * far] as const
      paint.fill(polygon(corner(left, 0.22), corner(angle, 0.48), corner(right, 0.22), [0.5, 0.54]), color)
    }
    paint.fill(disc(0.5, 0.54, 0.2), color)
  },
  leaf: (paint, color) => {
    paint.fill(both(disc(0.25, 0.75, 0.68), disc(0.75, 0.25, 0.68)), color)
    paint.fill(polygon([0.1, 0.86], [0.7, 0.26], [0.74, 0.3], [0.14, 0.9]), mix(color, WHITE, 0.5))
  },
  flower: (paint, color) => {
    for (let at = 0; at < 6; at += 1) {
      paint.fill(disc(0.5 + Math.cos(at * 1.047) * 0.28, 0.5 + Math.sin(at * 1.047) * 0.28, 0.19), color)
    }
    paint.fill(disc(0.5, 0.5, 0.17), [250, 214, 92])
  },
  cup: (paint, color) => {
    paint.fill(ring(0.74, 0.56, 0.16, 0.08), color)
    paint.fill(box(0.16, 0.32, 0.58, 0.54, 0.12), color)
    paint.fill(box(0.16, 0.32, 0.58, 0.1, 0.04), mix(color, INK, 0.6))
  },
  ghost: (paint, color) => {
    paint.fill(disc(0.5, 0.44, 0.36), color)
    paint.fill(box(0.14, 0.44, 0.72, 0.42), color)
    for (const x of [0.26, 0.5, 0.74]) paint.fill(disc(x, 0.86, 0.12), color)
    eyes(paint, 0.42)
  },
  book: (paint, color) => {
    paint.fill(box(0.14, 0.12, 0.72, 0.78, 0.06), color)
    paint.fill(box(0.22, 0.76, 0.62, 0.1), WHITE)
    paint.fill(box(0.3, 0.26, 0.4, 0.12, 0.02), mix(color, WHITE, 0.6))
  },
  moon: (paint, color) => {
    paint.fill(without(disc(0.48, 0.5, 0.42), disc(0.68, 0.4, 0.36)), color)
  },
  badge: (paint, color) => {
    paint.fill(disc(0.5, 0.5, 0.44), color)
    paint.fill(polygon([0.24, 0.5], [0.34, 0.42], [0.5, 0.72], [0.44, 0.78]), WHITE)
    paint.fill(polygon([0.78, 0.28], [0.84, 0.36], [0.46, 0.78], [0.42, 0.66]), WHITE)
  },
  flag: (paint, color) => {
    paint.fill(box(0.14, 0.08, 0.07, 0.86, 0.03), INK)
    paint.fill(box(0.21, 0.12, 0.66, 0.44), color)
    paint.fill(box(0.21, 0.26, 0.66, 0.15), WHITE)
  },
} satisfies Record<string, Glyph>

export type GlyphName = keyof typeof GLYPHS
/** All drawings of custom emoji. */
export const GLYPH_NAMES = Object.keys(GLYPHS) as GlyphName[]
/** Number of hues of each. */
export const GLYPH_HUES = 24

function draw(name: string, turn: number): Uint8ClampedArray | null {
  const [glyph = '', hue = ''] = name.split('-')
  if (!Object.hasOwn(GLYPHS, glyph) || !/^\d{1,2}$/.test(hue)) return null
  const paint = new Painter(SIZE, SIZE)
  GLYPHS[glyph as GlyphName](paint, hsl((Number(hue) * 360) / GLYPH_HUES, 0.65, 0.62), turn)
  return paint.pixels
}

/** Draws `<glyph>-<hue>`; null when there is none. */
export function emojiPng(name: string): Uint8Array | null {
  const pixels = draw(name, 0)
  return pixels && encodePng(SIZE, SIZE, pixels, true)
}

/** Draws the same, animated. */
export function emojiGif(name: string): Uint8Array | null {
  const frames = Array.from({ length: 6 }, (_, frame) => draw(name, frame / 6))
  const drawn = frames.filter((frame) => frame !== null)
  return drawn.length === frames.length ? encodeGif(SIZE, SIZE, drawn, 12) : null
}
