/** Relative luminance of the backgrounds of a badge, in the light and the dark theme (--color-sunken). */
const LIGHT_GROUND = 0.88
const DARK_GROUND = 0.007

/** Contrast that text of this size needs (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const isLegible = (a: number, b: number): boolean =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= MIN_CONTRAST

/**
 * Returns the text colour of a role's badge: the colour of the role in the themes where it is legible, else
 * undefined for the colour of other badges.
 */
export function roleColour(hex: string): string | undefined {
  if (!/^#[\da-f]{6}$/i.test(hex)) return undefined
  const luminance = luminanceOf(hex)
  const light = isLegible(luminance, LIGHT_GROUND)
  const dark = isLegible(luminance, DARK_GROUND)
  if (!light && !dark) return undefined
  const other = 'var(--color-muted)'
  return `light-dark(${light ? hex : other}, ${dark ? hex : other})`
}
