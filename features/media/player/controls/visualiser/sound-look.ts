import type { Media } from '@/schemas/statuses/media'

/** Number of levels of the visualiser. */
export const BAND_COUNT = 3

/** The part of the spectrum that music uses; higher frequencies are nearly always silent. */
const USED_SPECTRUM = 0.6

/**
 * Returns the level of each band, 0 to 1, from the bytes of an analyser. Each band has as many octaves as the
 * others, as the ear hears them.
 */
export function levelsOf(spectrum: Uint8Array): number[] {
  const used = Math.floor(spectrum.length * USED_SPECTRUM)
  const edge = (band: number) => (band === 0 ? 0 : Math.round(used ** (band / BAND_COUNT)))
  return Array.from({ length: BAND_COUNT }, (_, band) => {
    const part = spectrum.subarray(edge(band), edge(band + 1))
    return part.length === 0 ? 0 : part.reduce((sum, value) => sum + value, 0) / part.length / 255
  })
}

/** The colours of an artwork, readable on each other. */
interface SoundColours {
  readonly background: string
  readonly foreground: string
  readonly accent: string
}

/** Contrast that texts need, and parts without text. */
const TEXT_CONTRAST = 4.5
const PART_CONTRAST = 3

function luminanceOf(colour: string): number | null {
  const digits = /^#([\da-f]{6})$/i.exec(colour)?.[1]
  if (digits === undefined) return null
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrastOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Returns the colours that the server took from an artwork; null when there are none that can be read. */
export function coloursOf(colours: NonNullable<Media['meta']>['colors']): SoundColours | null {
  const { background, foreground, accent } = colours ?? {}
  if (!background || !foreground || !accent) return null
  const [ground, text, part] = [background, foreground, accent].map(luminanceOf)
  if (ground == null || text == null || part == null || contrastOf(ground, text) < TEXT_CONTRAST) return null
  return { background, foreground, accent: contrastOf(ground, part) < PART_CONTRAST ? foreground : accent }
}
