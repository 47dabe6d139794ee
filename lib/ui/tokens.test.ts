import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ACCENT_TURNS } from './accents'

type Colour = readonly [light: number, chroma: number, hue: number]
const css = readFileSync('lib/ui/tokens.css', 'utf8')

function linearRgb([l, c, h]: Colour): number[] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const mid = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * mid + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * mid - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * mid + 1.707614701 * short,
  ]
}

function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = linearRgb(colour).map((x) => Math.min(1, Math.max(0, x)))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: Colour, two: Colour): number {
  const [high = 0, low = 0] = [luminance(one), luminance(two)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function block(selector: string): string {
  const start = css.indexOf(`${selector} {`)
  expect(start, `${selector} is in tokens.css`).toBeGreaterThan(-1)
  return css.slice(start, css.indexOf('}', start))
}

/** Puts each colour on one line, with its turned hue as a number. */
const turnedBy = (text: string, turn: number) =>
  text
    .replaceAll(/calc\((\d+) \+ var\(--accent-turn\)\)/g, (_, hue: string) => String(Number(hue) + turn))
    .replaceAll(/\s+/g, ' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')')

/** The colours of a block in one theme; later blocks override earlier ones. */
function palette(theme: 'light' | 'dark', selectors: string[], turn: number): Map<string, Colour> {
  const found = new Map<string, Colour>()
  for (const selector of selectors)
    for (const [, name = '', light = '', dark = ''] of turnedBy(block(selector), turn).matchAll(
      /--color-([\w-]+):\s*light-dark\(oklch\(([^)]*)\), oklch\(([^)]*)\)\)/g,
    )) {
      const [l = NaN, c = NaN, h = NaN] = (theme === 'light' ? light : dark).split(' ').map(Number)
      found.set(name, [l, c, h])
    }
  return found
}

const GROUNDS = [
  'page',
  'ground',
  'raised',
  'sunken',
  'hover',
  'accent-ground',
  'private-ground',
  'danger-ground',
  'warning-ground',
]
const INKS = ['muted', 'accent', 'danger', 'warning', 'boost', 'favourite', 'bookmark', 'private']
const THEMES = ['light', 'dark'] as const
const NORMAL = [':root']
const HIGH = [':root', "[data-contrast='high']"]

const CASES = THEMES.flatMap((theme) =>
  Object.entries(ACCENT_TURNS).map(([accent, turn]) => ({ theme, accent, turn })),
)

describe.each(CASES)('$theme, $accent', ({ theme, turn }) => {
  it.each([
    ['normal', NORMAL, 7, 4.5, 3],
    ['high', HIGH, 12, 7, 4.5],
  ] as const)('keeps its contrast (%s)', (_, selectors, text, ink, line) => {
    const colours = palette(theme, [...selectors], turn)
    const of = (name: string): Colour => {
      const colour = colours.get(name)
      if (!colour) throw new Error(`no --color-${name}`)
      return colour
    }
    const low: string[] = []
    const check = (front: string, back: string, least: number) => {
      const ratio = contrast(of(front), of(back))
      if (!(ratio >= least)) low.push(`${front} on ${back}: ${ratio.toFixed(2)} < ${least}`)
    }
    for (const ground of GROUNDS) {
      check('text', ground, text)
      check('border', ground, line)
      for (const name of INKS) check(name, ground, ink)
    }
    check('text', 'selection', 4.5)
    check('text', 'pressed', text)
    check('on-accent', 'accent', ink)
    check('on-accent', 'accent-strong', ink)
    check('on-danger', 'danger', ink)
    expect(low).toEqual([])
  })

  it('stays inside sRGB, so that checked colours are shown colours', () => {
    const outside = [NORMAL, HIGH].flatMap((selectors) =>
      [...palette(theme, selectors, turn)]
        .filter(([, colour]) => linearRgb(colour).some((x) => x < -0.006 || x > 1.006))
        .map(([name]) => name),
    )
    expect(outside).toEqual([])
  })
})

/** Sheets with a colour behind something without text: a video, and samples of accents. */
const WITHOUT_TEXT = [
  'features/media/tile/media-tile.module.css',
  'features/settings/appearance/appearance-settings.module.css',
]

it('has the colours of all texts and of all behind them, and alone knows of themes', () => {
  const named =
    /#[\da-f]{3,8}\b|(?<![\w-])(?:(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(|(?:white|black|gr[ae]y|red|green|blue|yellow|orange)(?![\w-]))/i
  const sheets = ['app', 'features', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name).replaceAll('\\', '/'),
      ),
    )
    .filter((path) => path.endsWith('.css') && path !== 'lib/ui/tokens.css')
  expect(sheets).toEqual(expect.arrayContaining(WITHOUT_TEXT))
  const strange = sheets.flatMap((path) => {
    const rules = readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    const colours = [...rules.matchAll(/(?<![\w-])(?:color|background|background-color):[^;}]*/g)]
      .map(([declaration]) => declaration)
      .filter((declaration) => named.test(declaration) && !WITHOUT_TEXT.includes(path))
    const themes = rules.match(/prefers-color-scheme|data-theme/g) ?? []
    return [...colours, ...themes].map((what) => `${path}: ${what}`)
  })
  expect(strange).toEqual([])
})

it('gives a system that prefers contrast the same colours as the setting', () => {
  const declarations = (selector: string) =>
    block(selector)
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
      .filter(Boolean)
  expect(declarations(":root:not([data-contrast='normal'])")).toEqual(declarations("[data-contrast='high']"))
})

it('has line heights that are multiples of 4 px', () => {
  const lines = [...block(':root').matchAll(/--line-\d: ([\d.]+)rem/g)].map((m) => Number(m[1]) * 16)
  expect(lines).toHaveLength(7)
  expect(lines.filter((line) => line % 4 !== 0)).toEqual([])
})
