import type { Random } from '../random'
import {
  below,
  box,
  disc,
  hex,
  hsl,
  line,
  mix,
  oval,
  type Painter,
  polygon,
  ring,
  without,
  type Color,
} from './painter'

/** Draws one motif. The random source varies it, so pass a new one with the picture's seed. */
export type Scene = (paint: Painter, random: Random) => void

interface Mood {
  top: Color
  bottom: Color
  light: Color
  near: Color
  far: Color
}

const mood = (top: string, bottom: string, light: string, near: string, far: string): Mood => {
  return { top: hex(top), bottom: hex(bottom), light: hex(light), near: hex(near), far: hex(far) }
}
const MOODS = [
  mood('#2b4c7e', '#f2b880', '#ffe3a8', '#1d2b3f', '#6b6f8f'),
  mood('#7fc4dd', '#e8f4ec', '#fff6d0', '#2f5d4c', '#8fb8a6'),
  mood('#f4a6a0', '#fde7d0', '#fff3c4', '#5b3a5e', '#b5768d'),
  mood('#16243f', '#4a6a8a', '#f4f1de', '#0c1422', '#2b3f5c'),
  mood('#e9c46a', '#fbeed0', '#ffffff', '#264653', '#6f9a93'),
  mood('#b8d8e8', '#f7f3e8', '#ffd98e', '#3b5249', '#93a8ac'),
] as const

const wave = (random: Random, level: number, height: number) => {
  const first = random.next() * 6
  const second = random.next() * 6
  const pace = 2 + random.next() * 2
  return (x: number) =>
    level + Math.sin(x * pace + first) * height + Math.sin(x * pace * 2.3 + second) * height * 0.4
}

const hills: Scene = (paint, random) => {
  const tone = random.pick(MOODS)
  paint.sky(tone.top, tone.bottom)
  paint.fill(disc(paint.across * (0.2 + random.next() * 0.6), paint.down * 0.35, 0.12), tone.light)
  for (let layer = 0; layer < 4; layer += 1) {
    const level = paint.down * (0.5 + layer * 0.13)
    paint.fill(below(wave(random, level, 0.06)), mix(tone.far, tone.near, layer / 3))
  }
}

const mountains: Scene = (paint, random) => {
  const tone = random.pick(MOODS)
  paint.sky(tone.top, tone.bottom)
  const peaks = random.int(3, 5)
  for (let at = 0; at < peaks; at += 1) {
    const x = (paint.across * (at + 0.3 + random.next() * 0.4)) / peaks
    const top = paint.down * (0.22 + random.next() * 0.25)
    const foot = paint.down
    const color = mix(tone.far, tone.near, random.next() * 0.6)
    paint.fill(polygon([x, top], [x + 0.7, foot], [x - 0.7, foot]), color)
    paint.fill(
      polygon([x, top], [x + 0.11, top + 0.13], [x + 0.02, top + 0.1], [x - 0.11, top + 0.13]),
      hex('#f7f7f5'),
    )
  }
  paint.fill(below(wave(random, paint.down * 0.82, 0.03)), tone.near)
}

const sea: Scene = (paint, random) => {
  const tone = random.pick(MOODS)
  paint.sky(tone.top, tone.bottom)
  const x = paint.across * (0.3 + random.next() * 0.4)
  const level = paint.down * 0.58
  paint.fill(disc(x, level - 0.06, 0.16), tone.light)
  paint.fill(
    below(() => level),
    mix(tone.top, tone.near, 0.35),
  )
  for (let row = 0; row < 6; row += 1) {
    const width = 0.34 - row * 0.03
    paint.fill(box(x - width / 2, level + 0.04 + row * 0.06, width, 0.014, 0.007), tone.light, 0.8)
  }
  const boat = paint.across * (random.chance(0.5) ? 0.2 : 0.78)
  paint.fill(polygon([boat, level - 0.14], [boat + 0.09, level + 0.02], [boat, level + 0.02]), hex('#fdfaf3'))
  paint.fill(
    polygon(
      [boat - 0.08, level + 0.03],
      [boat + 0.11, level + 0.03],
      [boat + 0.07, level + 0.08],
      [boat - 0.04, level + 0.08],
    ),
    hex('#8c3b2e'),
  )
}

const city: Scene = (paint, random) => {
  const tone = random.pick(MOODS)
  paint.sky(tone.top, tone.bottom)
  paint.fill(disc(paint.across * random.next(), paint.down * 0.25, 0.08), tone.light)
  for (let x = -0.05; x < paint.across;) {
    const width = 0.12 + random.next() * 0.12
    const top = paint.down * (0.3 + random.next() * 0.35)
    paint.fill(box(x, top, width - 0.01, paint.down), mix(tone.near, tone.far, random.next() * 0.5))
    for (let floor = top + 0.05; floor < paint.down - 0.06; floor += 0.08) {
      if (random.chance(0.6)) paint.fill(box(x + 0.03, floor, 0.03, 0.035), tone.light)
      if (width > 0.17 && random.chance(0.6)) paint.fill(box(x + 0.09, floor, 0.03, 0.035), tone.light)
    }
    x += width
  }
}

const night: Scene = (paint, random) => {
  paint.sky(hex('#0b1030'), hex('#38446f'))
  for (let star = 0; star < 70; star += 1) {
    const size = 0.003 + random.next() ** 3 * 0.007
    paint.fill(disc(random.next() * paint.across, random.next() * paint.down * 0.8, size), hex('#fff7e0'))
  }
  const moon = paint.across * (0.25 + random.next() * 0.5)
  paint.fill(without(disc(moon, 0.3, 0.12), disc(moon + 0.06, 0.27, 0.11)), hex('#fbeec2'))
  paint.fill(below(wave(random, paint.down * 0.85, 0.04)), hex('#070b1c'))
}

const bird: Scene = (paint, random) => {
  const tone = random.pick(MOODS)
  paint.sky(tone.top, tone.bottom)
  const y = paint.down * 0.72
  paint.fill(line(0, y + 0.05, paint.across, y - 0.04, 0.022), hex('#4a3728'))
  const x = paint.across * (0.35 + random.next() * 0.3)
  const coat = hsl(random.int(0, 359), 0.5, 0.45)
  paint.fill(
    polygon([x - 0.12, y - 0.18], [x - 0.1, y - 0.08], [x - 0.42, y + 0.08], [x - 0.38, y + 0.02]),
    mix(coat, tone.near, 0.4),
  )
  paint.fill(oval(x, y - 0.17, 0.2, 0.15), coat)
  paint.fill(oval(x + 0.04, y - 0.13, 0.13, 0.1), mix(coat, hex('#fff4dc'), 0.75))
  paint.fill(disc(x + 0.15, y - 0.31, 0.1), coat)
  paint.fill(polygon([x + 0.23, y - 0.34], [x + 0.33, y - 0.3], [x + 0.23, y - 0.27]), hex('#e7a33c'))
  paint.fill(disc(x + 0.18, y - 0.33, 0.018), hex('#141414'))
  paint.fill(line(x - 0.02, y - 0.04, x - 0.03, y + 0.02, 0.014), hex('#4a3728'))
  paint.fill(line(x + 0.05, y - 0.04, x + 0.05, y + 0.01, 0.014), hex('#4a3728'))
}

const cat: Scene = (paint, random) => {
  const wall = hsl(random.int(0, 359), 0.35, 0.78)
  paint.sky(wall, mix(wall, hex('#ffffff'), 0.4), 4)
  const x = paint.across / 2
  const y = paint.down
  paint.fill(box(0, y - 0.16, paint.across, 0.2), mix(wall, hex('#402c1e'), 0.6))
  const coat = hex(random.pick(['#2c2a2e', '#c9803f', '#8c8f96', '#e9e2d6', '#5b4636']))
  paint.fill(oval(x, y - 0.28, 0.24, 0.24), coat)
  paint.fill(line(x + 0.18, y - 0.12, x + 0.38, y - 0.22, 0.06), coat)
  paint.fill(disc(x, y - 0.58, 0.17), coat)
  paint.fill(polygon([x - 0.16, y - 0.84], [x - 0.02, y - 0.7], [x - 0.17, y - 0.58]), coat)
  paint.fill(polygon([x + 0.16, y - 0.84], [x + 0.17, y - 0.58], [x + 0.02, y - 0.7]), coat)
  const eyes = hex(random.pick(['#b7d968', '#f1c04f', '#8fd3e8']))
  for (const side of [-1, 1]) {
    paint.fill(oval(x + side * 0.075, y - 0.6, 0.036, 0.042), eyes)
    paint.fill(oval(x + side * 0.075, y - 0.6, 0.011, 0.036), hex('#101010'))
  }
  paint.fill(polygon([x - 0.02, y - 0.53], [x + 0.02, y - 0.53], [x, y - 0.505]), hex('#d98a8a'))
}

const flower: Scene = (paint, random) => {
  const ground = hsl(random.int(80, 170), 0.3, 0.82)
  paint.sky(ground, mix(ground, hex('#2f5d4c'), 0.35), 8)
  for (let bloom = 0; bloom < 3; bloom += 1) {
    const x = paint.across * (0.22 + bloom * 0.28)
    const y = paint.down * (0.35 + random.next() * 0.2)
    const petal = hsl(random.pick([340, 20, 45, 280, 210]) + random.int(-10, 10), 0.65, 0.6)
    paint.fill(line(x, y, x + 0.03, paint.down, 0.02), hex('#3d7a4b'))
    paint.fill(oval(x + 0.1, y + 0.32, 0.1, 0.035), hex('#4c9160'))
    const petals = random.int(6, 9)
    for (let at = 0; at < petals; at += 1) {
      const turn = (at / petals) * Math.PI * 2
      paint.fill(disc(x + Math.cos(turn) * 0.095, y + Math.sin(turn) * 0.095, 0.058), petal)
    }
    paint.fill(disc(x, y, 0.06), hex('#f4d35e'))
  }
}

const bowl: Scene = (paint, random) => {
  const table = hsl(random.int(15, 45), 0.4, 0.62)
  paint.sky(table, mix(table, hex('#2a1a10'), 0.2), 5)
  const x = paint.across / 2
  const y = paint.down / 2
  paint.fill(disc(x + 0.015, y + 0.025, 0.37), mix(table, hex('#000000'), 0.3))
  paint.fill(disc(x, y, 0.37), hex('#f4f1ea'))
  paint.fill(disc(x, y, 0.3), hsl(random.pick([12, 30, 48, 75]), 0.6, 0.5))
  for (let bit = 0; bit < 26; bit += 1) {
    const turn = random.next() * Math.PI * 2
    const far = random.next() ** 0.5 * 0.25
    const color = hsl(random.pick([5, 40, 95, 120, 28]), 0.6, 0.35 + random.next() * 0.3)
    paint.fill(disc(x + Math.cos(turn) * far, y + Math.sin(turn) * far, 0.02 + random.next() * 0.03), color)
  }
}

const train: Scene = (paint, random) => {
  const tone = random.pick(MOODS)
  paint.sky(tone.top, tone.bottom)
  paint.fill(below(wave(random, paint.down * 0.62, 0.05)), tone.far)
  paint.fill(box(0, paint.down * 0.82, paint.across, 1), tone.near)
  const paintwork = hsl(random.pick([0, 210, 150, 40]), 0.6, 0.45)
  const y = paint.down * 0.82
  for (let wagon = 0; wagon < 4; wagon += 1) {
    const x = paint.across * 0.05 + wagon * 0.44
    paint.fill(box(x, y - 0.27, 0.42, 0.23, 0.03), paintwork)
    paint.fill(box(x, y - 0.1, 0.42, 0.03), hex('#f5efe0'))
    for (let pane = 0; pane < 4; pane += 1)
      paint.fill(box(x + 0.03 + pane * 0.095, y - 0.23, 0.07, 0.08, 0.012), tone.light)
    for (const wheel of [0.09, 0.33]) paint.fill(disc(x + wheel, y - 0.03, 0.034), hex('#1c1c20'))
  }
  paint.fill(box(0, y, paint.across, 0.015), hex('#9aa0a6'))
}

const shelf: Scene = (paint, random) => {
  paint.sky(hex('#e9dcc5'), hex('#d8c5a4'), 3)
  const rows = 3
  for (let row = 0; row < rows; row += 1) {
    const floor = (paint.down * (row + 1)) / rows - 0.03
    for (let x = 0.03; x < paint.across - 0.08;) {
      const width = 0.03 + random.next() * 0.045
      const tall = (paint.down / rows) * (0.55 + random.next() * 0.3)
      const cover = hsl(random.int(0, 359), 0.4, 0.35 + random.next() * 0.3)
      if (random.chance(0.93)) {
        paint.fill(box(x, floor - tall, width, tall), cover)
        paint.fill(box(x, floor - tall + 0.03, width, 0.012), hex('#f2e2b6'))
      }
      x += width + 0.004
    }
    paint.fill(box(0, floor, paint.across, 0.03), hex('#6b4a2f'))
  }
}

const forest: Scene = (paint, random) => {
  const tone = random.pick(MOODS)
  paint.sky(tone.top, tone.bottom)
  for (let layer = 0; layer < 3; layer += 1) {
    const color = mix(mix(tone.far, hex('#3d6b50'), 0.5), mix(tone.near, hex('#16301f'), 0.5), layer / 2)
    const foot = paint.down * (0.7 + layer * 0.14)
    paint.fill(box(-1, foot - 0.01, paint.across + 2, 2), color)
    for (let x = random.next() * 0.1; x < paint.across + 0.1; x += 0.14 + random.next() * 0.1) {
      const tall = 0.22 + random.next() * 0.16
      paint.fill(polygon([x, foot - tall], [x + 0.085, foot], [x - 0.085, foot]), color)
      paint.fill(
        polygon([x, foot - tall - 0.06], [x + 0.055, foot - tall * 0.5], [x - 0.055, foot - tall * 0.5]),
        color,
      )
    }
  }
}

const pattern: Scene = (paint, random) => {
  const hue = random.int(0, 359)
  paint.sky(hsl(hue, 0.3, 0.9), hsl(hue, 0.3, 0.9), 1)
  const size = 0.25
  for (let x = 0; x < paint.across; x += size) {
    for (let y = 0; y < paint.down; y += size) {
      const color = hsl((hue + random.pick([0, 30, 180, 210])) % 360, 0.55, random.pick([0.35, 0.5, 0.65]))
      const shape = random.pick([
        disc(x, y, size),
        disc(x + size, y + size, size),
        ring(x + size / 2, y + size / 2, size * 0.3, size * 0.2),
        polygon([x, y], [x + size, y], [x, y + size]),
      ])
      const tile = box(x, y, size, size)
      paint.fill((px, py) => Math.max(shape(px, py), tile(px, py)), color)
    }
  }
}

const chart: Scene = (paint, random) => {
  paint.sky(hex('#fbfaf7'), hex('#fbfaf7'), 1)
  for (let row = 1; row < 6; row += 1)
    paint.fill(box(0.1, paint.down * (row / 6), paint.across - 0.2, 0.004), hex('#d7d5cf'))
  const bars = Math.floor((paint.across - 0.25) / 0.13)
  for (let bar = 0; bar < bars; bar += 1) {
    const tall = paint.down * (0.15 + random.next() * 0.55)
    paint.fill(
      box(0.13 + bar * 0.13, paint.down - 0.12 - tall, 0.085, tall),
      hsl(205, 0.5, 0.35 + (bar % 3) * 0.1),
    )
  }
  paint.fill(box(0.1, paint.down - 0.12, paint.across - 0.2, 0.01), hex('#3a3a3a'))
}

/** All motifs by name. */
export const SCENES = {
  hills,
  mountains,
  sea,
  city,
  night,
  bird,
  cat,
  flower,
  bowl,
  train,
  shelf,
  forest,
  pattern,
  chart,
} satisfies Record<string, Scene>
export type SceneName = keyof typeof SCENES
