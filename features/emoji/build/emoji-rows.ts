import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { UnicodeEmoji } from '../../../schemas/server/unicode-emoji.ts'

interface Source {
  hexcode: string
  unicode: string
  label: string
  group?: number
  order?: number
  tags?: string[]
  skins?: Source[]
}

const root = dirname(createRequire(import.meta.url).resolve('emojibase-data/package.json'))
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

/** Skin tones and hair: components of other emoji, not choices. */
const COMPONENT_GROUP = 2
const TONES = [0x1f3fb, 0x1f3fc, 0x1f3fd, 0x1f3fe, 0x1f3ff]
/** Shortcode sets by familiarity; those that only spell the name come last. */
const CODES = ['emojibase', 'iamcal', 'joypixels', 'cldr', 'cldr-native']

const tonesIn = (text: string): number[] => [
  ...new Set(Array.from(text, (sign) => sign.codePointAt(0) ?? 0).filter((code) => TONES.includes(code))),
]

/** Returns one emoji per tone; emoji that mix two tones are left out. */
function skinsOf({ skins = [] }: Source): string[] {
  const found = TONES.map(
    (tone) => skins.find(({ unicode }) => tonesIn(unicode).join() === String(tone))?.unicode ?? '',
  )
  return found.every(Boolean) ? found : []
}

/** Removes the emoji variation selector where it is redundant, as keyboards do. */
const plain = (unicode: string): string => unicode.replace(/^(\p{Emoji_Presentation})\u{fe0f}$/u, '$1')

function codesOf(locale: string): (hexcode: string) => string[] {
  const there = new Set(readdirSync(join(root, locale, 'shortcodes')))
  const sets = CODES.filter((name) => there.has(`${name}.json`)).map(
    (name) => read(locale, 'shortcodes', `${name}.json`) as Record<string, string | string[]>,
  )
  return (hexcode) => [...new Set(sets.flatMap((set) => set[hexcode] ?? []))]
}

/** Returns the emoji of one language in the order of the standard. `locale` is one of emojibase-data. */
export function emojiRows(locale: string): UnicodeEmoji[] {
  const codes = codesOf(locale)
  const versions = new Map(
    (read('en', 'data.json') as { hexcode: string; version: number }[]).map((row) => [
      row.hexcode,
      row.version,
    ]),
  )
  return (read(locale, 'compact.json') as Source[])
    .flatMap((source): UnicodeEmoji[] => {
      const { hexcode, unicode, label, group, order = 0, tags = [] } = source
      if (group === undefined || group === COMPONENT_GROUP) return []
      const version = versions.get(hexcode) ?? 0
      const shortcodes = codes(hexcode)
      const skins = skinsOf(source)
      return [{ hexcode, unicode: plain(unicode), label, group, order, version, tags, shortcodes, skins }]
    })
    .toSorted((a, b) => a.order - b.order)
}
