import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import {
  LINE_GRAPHEMES,
  LINE_LENGTH,
  LINE_MARKUP_LENGTH,
  MAX_MARKS,
  shortenLine,
  shortenMarkup,
  shortenText,
  TEXT_LENGTH,
} from './bounds'
import { domainsDto } from './domains'
import { filterDto } from './filter'
import { leaves, readable, schemas, wire } from './wire.testing'

/** Longer than every line and every markup of a line. */
const SIZE = 6000
/** Texts that stop the layout of a browser if they are shown on one line. */
const HEAVY = {
  letters: 'x'.repeat(1.5 * TEXT_LENGTH),
  'combining marks': `a${'\u0301'.repeat(SIZE)}`,
  'marks of several kinds': `a${'\u0301\u0489\u20dd'.repeat(SIZE / 3)}`,
  'marks between joiners': `a${`${'\u0301'.repeat(MAX_MARKS)}\u200d`.repeat(SIZE / 9)}`,
  'joined emoji': '👩\u200d🚀'.repeat(SIZE / 5),
  'one endless emoji': '👩\u200d'.repeat(SIZE / 3),
  'letters with marks': 'e\u0301'.repeat(SIZE / 2),
  'letters with many marks': `e${'\u0301'.repeat(30)}`.repeat(SIZE / 30),
}

/** Whichever limit a field lacks, this text is over it. */
const OVER_EVERY_LIMIT =
  HEAVY['marks of several kinds'] + HEAVY['marks between joiners'] + HEAVY['joined emoji'] + HEAVY.letters

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const countGraphemes = (text: string) => Array.from(graphemes.segment(text)).length
const marksOf = (text: string) =>
  Math.max(
    0,
    ...(text.match(/(?:\p{M}\p{Cf}*)+/gu) ?? []).map((marks) => marks.match(/\p{M}/gu)?.length ?? 0),
  )

/** Counting takes long, and most fields end up with the same text. */
function remembered(check: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>()
  return (text) => {
    const answer = known.get(text) ?? check(text)
    known.set(text, answer)
    return answer
  }
}

/** Keys of ids, which cannot be shortened. */
const isIdentifying = (key: string) => /^(?:id|shortcode|\w+_id)$/.test(key)

/** Texts of several lines, and markup on one line. */
const LONG = new Set(
  `avatar_description comment description header_description hint image_description spoiler_text text
 value`.split(/\s+/),
)

/** Whole texts by schema: markup that lib/html cuts, texts that the user edits, and keys and addresses. */
const WHOLE: readonly (readonly [schema: RegExp, keys: string])[] = [
  [/./, 'content full_title html keyword note permissions phrase status_matches summary uri'],
  // Posts that are parsed later, and frames of streams.
  [/unreadContext/, 'ancestors descendants'],
  [/./, 'tagged_collections'],
  [/stream-event/, 'stream event payload error'],
  [/webfinger/, 'href template'],
  [/oauth/, 'authorization_endpoint token_endpoint revocation_endpoint app_registration_endpoint'],
  [/oauth/, 'client_id client_secret vapid_key access_token'],
  [/push/, 'endpoint server_key vapid_key'],
  [/instance/, 'description message short_description'],
  [/ownProfile/, 'display_name name value'],
  [/filterShape/, 'title'],
  [/scheduled|statusSource|deletedStatus/, 'text spoiler_text'],
]

const limitOf = (schema: string, key: string) => {
  if (WHOLE.some(([pattern, keys]) => pattern.test(schema) && keys.split(' ').includes(key))) return 'whole'
  return LONG.has(key) || (key === 'title' && /otification/.test(schema)) ? 'long' : 'line'
}

const fits = {
  whole: () => true,
  long: remembered((text) => text.length <= TEXT_LENGTH && marksOf(text) <= MAX_MARKS),
  line: remembered(
    (text) =>
      text.length <= LINE_LENGTH && countGraphemes(text) <= LINE_GRAPHEMES && marksOf(text) <= MAX_MARKS,
  ),
}

const valueOf = (heavy: string) => (key: string) => {
  if (isIdentifying(key)) return 'x'
  return key.endsWith('url') ? 'https://a.example/' : heavy
}

describe('no text is longer than its place on the page', () => {
  test.each(schemas)('$name', ({ name, schema }) => {
    const [kinds, root] = readable(schema)
    const { data } = z.safeParse(schema, root(wire(valueOf(OVER_EVERY_LIMIT), kinds, new Set())))
    const longer = leaves(data, '').filter(([key, value]) => !fits[limitOf(name, key)](value))
    expect([...new Set(longer.map(([key]) => key))]).toEqual([])
  })
})

test.each(Object.entries(HEAVY))(
  '%s: a shortened line is within every limit and ends in an ellipsis',
  (_what, heavy) => {
    for (const text of [shortenLine(heavy), shortenMarkup(heavy)]) expect(text).toMatch(/…$/)
    expect(fits.line(shortenLine(heavy))).toBe(true)
    expect(fits.long(shortenText(heavy))).toBe(true)
    expect(shortenMarkup(heavy).length).toBeLessThanOrEqual(LINE_MARKUP_LENGTH + 1)
  },
)

test.each([
  '',
  'Ada',
  'ă̂',
  'שָׁלוֹם',
  '👩\u200d🚀',
  'བསྐྱོད',
  'x'.repeat(LINE_GRAPHEMES),
  '👩\u200d🚀'.repeat(150),
])('the line %j is unchanged', (line) => {
  expect(shortenLine(line)).toBe(line)
  expect(shortenMarkup(line)).toBe(line)
})

test('a line is not cut inside a grapheme', () => {
  expect(shortenLine('👩\u200d🚀'.repeat(1000))).toMatch(/^(?:👩\u200d🚀)+…$/u)
})

test('shortened markup ends outside of tags', () => {
  const link = `<a href="https://a.example/${'x'.repeat(LINE_MARKUP_LENGTH)}">x</a>`
  expect(shortenMarkup(`<b>${link}`)).toBe('<b>…')
})

test.each(Object.entries(HEAVY))('the name of a blocked server with %s fits on a line', (_what, heavy) => {
  const [domain = ''] = z.parse(domainsDto, [heavy])
  expect(fits.line(domain)).toBe(true)
})

test('the whole title of a filter is kept for its form', () => {
  const title = 'x'.repeat(2000)
  const filter = z.parse(filterDto, { id: '1', title })
  expect(filter.title.length).toBe(LINE_GRAPHEMES)
  expect(filter.full_title).toBe(title)
})
