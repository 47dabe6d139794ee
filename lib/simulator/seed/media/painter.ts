export type Color = readonly [number, number, number]

/** Distance of a point to a shape (negative inside), in the painter's units. */
export type Shape = (x: number, y: number) => number

/** Parses `#rrggbb` to three bytes. */
export function hex(text: string): Color {
  const value = Number.parseInt(text.slice(1), 16)
  return [value >> 16, (value >> 8) & 0xff, value & 0xff]
}

/** Returns a colour from hue (degrees), saturation and lightness (0 to 1). */
export function hsl(hue: number, saturation: number, lightness: number): Color {
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    const reach = saturation * Math.min(lightness, 1 - lightness)
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

/** Mixes two colours. */
export function mix(from: Color, to: Color, share: number): Color {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share)
  return [at(0), at(1), at(2)]
}

export const disc = (cx: number, cy: number, radius: number): Shape => {
  return (x, y) => Math.hypot(x - cx, y - cy) - radius
}
export const ring = (cx: number, cy: number, radius: number, thickness: number): Shape => {
  return (x, y) => Math.abs(Math.hypot(x - cx, y - cy) - radius) - thickness / 2
}
export const oval = (cx: number, cy: number, rx: number, ry: number): Shape => {
  return (x, y) => (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry)
}
export const box = (left: number, top: number, width: number, height: number, round = 0): Shape => {
  return (x, y) => {
    const dx = Math.abs(x - left - width / 2) - width / 2 + round
    const dy = Math.abs(y - top - height / 2) - height / 2 + round
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round
  }
}
/** The area below a curve. */
export const below = (curve: (x: number) => number): Shape => {
  return (x, y) => curve(x) - y
}
/** A convex polygon; corners clockwise on screen. */
export const polygon = (...corners: readonly (readonly [number, number])[]): Shape => {
  const edges = corners.map(([x, y], at) => {
    const [toX, toY] = corners[(at + 1) % corners.length] ?? [x, y]
    const length = Math.hypot(toX - x, toY - y) || 1
    return { x, y, nx: (toY - y) / length, ny: -(toX - x) / length }
  })
  return (x, y) => {
    let outside = Number.NEGATIVE_INFINITY
    for (const edge of edges) outside = Math.max(outside, (x - edge.x) * edge.nx + (y - edge.y) * edge.ny)
    return outside
  }
}
export const line = (x1: number, y1: number, x2: number, y2: number, thickness: number): Shape => {
  const dx = x2 - x1
  const dy = y2 - y1
  const length = dx * dx + dy * dy || 1
  return (x, y) => {
    const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length))
    return Math.hypot(x - x1 - along * dx, y - y1 - along * dy) - thickness / 2
  }
}
export const both = (one: Shape, other: Shape): Shape => {
  return (x, y) => Math.max(one(x, y), other(x, y))
}
export const without = (one: Shape, hole: Shape): Shape => {
  return (x, y) => Math.max(one(x, y), -hole(x, y))
}

const TILE = 16

/** Paints shapes independent of resolution: the short side is 1 unit long. */
export class Painter {
  readonly pixels: Uint8ClampedArray
  /** Width and height in units; the smaller is 1. */
  readonly across: number
  readonly down: number
  private readonly unit: number

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8ClampedArray(width * height * 4)
    this.unit = Math.min(width, height)
    this.across = width / this.unit
    this.down = height / this.unit
  }

  /** Paints opaque bands from top to bottom; bands keep files smaller than a smooth gradient. */
  sky(top: Color, bottom: Color, bands = 14): void {
    for (let row = 0; row < this.height; row += 1) {
      const band = Math.floor((row / this.height) * bands) / Math.max(1, bands - 1)
      const color = mix(top, bottom, Math.min(1, band))
      for (let column = 0; column < this.width; column += 1)
        this.put((row * this.width + column) * 4, color, 1)
    }
  }

  fill(shape: Shape, color: Color, opacity = 1): void {
    const { unit } = this
    // Most shapes cover a small part: skip tiles whose centre is far outside.
    const far = (TILE * 1.5) / unit
    for (let top = 0; top < this.height; top += TILE) {
      for (let left = 0; left < this.width; left += TILE) {
        if (shape((left + TILE / 2) / unit, (top + TILE / 2) / unit) > far) continue
        this.fillTile(shape, color, opacity, left, top)
      }
    }
  }

  private fillTile(shape: Shape, color: Color, opacity: number, left: number, top: number): void {
    const { unit } = this
    const right = Math.min(left + TILE, this.width)
    const bottom = Math.min(top + TILE, this.height)
    for (let row = top; row < bottom; row += 1) {
      const y = (row + 0.5) / unit
      for (let column = left; column < right; column += 1) {
        const cover = 0.5 - shape((column + 0.5) / unit, y) * unit
        if (cover > 0) this.put((row * this.width + column) * 4, color, Math.min(1, cover) * opacity)
      }
    }
  }

  private put(at: number, color: Color, share: number): void {
    const { pixels } = this
    if (share === 1) {
      pixels[at] = color[0]
      pixels[at + 1] = color[1]
      pixels[at + 2] = color[2]
      pixels[at + 3] = 255
      return
    }
    const under = (pixels[at + 3] ?? 0) / 255
    const alpha = share + under * (1 - share)
    for (let channel = 0; channel < 3; channel += 1) {
      const old = pixels[at + channel] ?? 0
      pixels[at + channel] = ((color[channel] ?? 0) * share + old * under * (1 - share)) / alpha
    }
    pixels[at + 3] = alpha * 255
  }
}
