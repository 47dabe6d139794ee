import { encode } from 'blurhash'
import { createRandom, type Random } from '../random'
import { encodeGif } from './gif'
import { below, both, box, disc, hsl, mix, Painter, polygon, ring, type Color } from './painter'
import { encodePng } from './png'
import { SCENES } from './scenes'

const SIZE = 96

type Portrait = (paint: Painter, random: Random, turn: number) => void

const WHITE: Color = [255, 255, 255]
const INK: Color = [34, 34, 46]

const tiles: Portrait = (paint, random) => {
  const hue = random.int(0, 359)
  paint.sky(hsl(hue, 0.4, 0.9), hsl(hue, 0.4, 0.9), 1)
  const colors = [hsl(hue, 0.55, 0.45), hsl((hue + 40) % 360, 0.6, 0.58), hsl((hue + 190) % 360, 0.45, 0.4)]
  const step = 1 / 3
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 2; column += 1) {
      const color = random.pick(colors)
      const kind = random.int(0, 4)
      for (const x of new Set([column * step, (2 - column) * step])) {
        const y = row * step
        const far = x > step ? x + step : x
        const tile = box(x, y, step, step)
        if (kind === 0) paint.fill(disc(x + step / 2, y + step / 2, step * 0.42), color)
        else if (kind === 1) paint.fill(both(disc(far, y, step), tile), color)
        else if (kind === 2) paint.fill(both(disc(far, y + step, step), tile), color)
        else if (kind === 3) paint.fill(tile, color)
      }
    }
  }
}

const face: Portrait = (paint, random, turn) => {
  const hue = random.int(0, 359)
  const ground = hsl(hue, 0.5, 0.82)
  const skin = hsl((hue + random.pick([150, 180, 210])) % 360, 0.55, 0.6)
  paint.sky(ground, ground, 1)
  const lift = Math.sin(turn * Math.PI * 2) * 0.03
  paint.fill(disc(0.5, 0.58 + lift, 0.34), skin)
  if (random.chance(0.5)) {
    paint.fill(disc(0.24, 0.3 + lift, 0.12), skin)
    paint.fill(disc(0.76, 0.3 + lift, 0.12), skin)
  } else {
    paint.fill(polygon([0.2, 0.12 + lift], [0.46, 0.34 + lift], [0.2, 0.5 + lift]), skin)
    paint.fill(polygon([0.8, 0.12 + lift], [0.8, 0.5 + lift], [0.54, 0.34 + lift]), skin)
  }
  const gap = random.pick([0.11, 0.14, 0.17])
  for (const side of [-1, 1]) {
    paint.fill(disc(0.5 + side * gap, 0.54 + lift, 0.065), WHITE)
    paint.fill(disc(0.5 + side * gap + Math.cos(turn * Math.PI * 2) * 0.015, 0.55 + lift, 0.035), INK)
  }
  paint.fill(both(ring(0.5, 0.64 + lift, 0.1, 0.035), box(0.3, 0.66 + lift, 0.4, 0.3)), INK)
}

const orbit: Portrait = (paint, random, turn) => {
  const hue = random.int(0, 359)
  paint.sky(hsl(hue, 0.45, 0.22), hsl((hue + 30) % 360, 0.5, 0.4), 6)
  const count = random.int(2, 4)
  paint.fill(disc(0.5, 0.5, 0.14), hsl((hue + 180) % 360, 0.7, 0.7))
  for (let at = 0; at < count; at += 1) {
    const radius = 0.22 + at * 0.08
    const angle = random.next() * 6.28 + turn * 6.28
    paint.fill(ring(0.5, 0.5, radius, 0.012), hsl(hue, 0.4, 0.7), 0.7)
    paint.fill(disc(0.5 + Math.cos(angle) * radius, 0.5 + Math.sin(angle) * radius, 0.04), WHITE)
  }
}

const duet: Portrait = (paint, random) => {
  const hue = random.int(0, 359)
  const one = hsl(hue, 0.5, 0.5)
  const other = hsl((hue + random.pick([25, 120, 170])) % 360, 0.55, 0.72)
  paint.sky(other, other, 1)
  const shift = random.pick([0, 0.15, -0.15])
  paint.fill(disc(0.35 + shift, 0.38, 0.3), one)
  paint.fill(both(disc(0.65, 0.62 + shift, 0.3), box(0, 0.5, 1, 0.5)), mix(one, INK, 0.45))
  paint.fill(disc(0.62, 0.34, 0.09), WHITE, 0.9)
}

const shore: Portrait = (paint, random) => {
  const hue = random.pick([195, 20, 260, 150])
  paint.sky(hsl(hue, 0.5, 0.6), hsl((hue + 40) % 360, 0.6, 0.85), 8)
  paint.fill(disc(0.3 + random.next() * 0.4, 0.42, 0.16), hsl(45, 0.9, 0.82))
  const first = random.next() * 6
  for (let layer = 0; layer < 3; layer += 1) {
    const level = 0.58 + layer * 0.14
    const wave = (x: number) => level + Math.sin(x * 5 + first + layer * 2) * 0.05
    paint.fill(below(wave), hsl(hue, 0.4, 0.42 - layer * 0.11))
  }
}

const PORTRAITS: readonly Portrait[] = [
  tiles,
  tiles,
  face,
  face,
  orbit,
  duet,
  shore,
  SCENES.cat,
  SCENES.bird,
  SCENES.flower,
  SCENES.night,
  SCENES.forest,
]

/** Returns the paths of an account's avatar, animated and still. */
export function avatarPaths(name: string, animated: boolean): { avatar: string; avatarStatic: string } {
  const still = `/media/avatars/${name}.png`
  return { avatar: animated ? `/media/avatars/${name}.gif` : still, avatarStatic: still }
}

function portrait(name: string, moving: boolean, turn: number): Painter {
  const random = createRandom(`avatar ${name}`)
  const paint = new Painter(SIZE, SIZE)
  const kinds = moving ? [face, orbit] : PORTRAITS
  random.pick(kinds)(paint, random, turn)
  return paint
}

/** Draws the still avatar of a name, with the same motif as an animated one. */
export function avatarPng(name: string): Uint8Array {
  return encodePng(SIZE, SIZE, portrait(name, name.startsWith('live-'), 0).pixels)
}

/** Draws the animated avatar of a name, six frames. */
export function avatarGif(name: string): Uint8Array {
  const frames = Array.from({ length: 6 }, (_, frame) => portrait(name, true, frame / 6).pixels)
  return encodeGif(SIZE, SIZE, frames, 15)
}

function headerPaint(name: string, width: number, height: number): Painter {
  const random = createRandom(`header ${name}`)
  const paint = new Painter(width, height)
  random.pick([
    SCENES.hills,
    SCENES.mountains,
    SCENES.sea,
    SCENES.city,
    SCENES.night,
    SCENES.forest,
    SCENES.pattern,
  ])(paint, random)
  return paint
}

/** Draws a profile header. */
export function headerPng(name: string): Uint8Array {
  return encodePng(600, 200, headerPaint(name, 600, 200).pixels)
}

/** Returns the blurhash of that header. */
export function headerBlurhash(name: string): string {
  return encode(headerPaint(name, 24, 8).pixels, 24, 8, 4, 3)
}

/** The placeholder of a missing avatar. */
export function missingAvatarPng(): Uint8Array {
  const paint = new Painter(SIZE, SIZE)
  paint.sky(hsl(215, 0.15, 0.82), hsl(215, 0.15, 0.82), 1)
  paint.fill(disc(0.5, 0.4, 0.18), hsl(215, 0.12, 0.62))
  paint.fill(disc(0.5, 0.98, 0.36), hsl(215, 0.12, 0.62))
  return encodePng(SIZE, SIZE, paint.pixels)
}

/** The placeholder of a missing header. */
export function missingHeaderPng(): Uint8Array {
  const paint = new Painter(120, 40)
  paint.sky(hsl(215, 0.15, 0.75), hsl(215, 0.15, 0.85), 4)
  return encodePng(120, 40, paint.pixels)
}
