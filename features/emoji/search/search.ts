import { go, prepare, type Prepared } from 'fuzzysort'
import { inSlices } from '@/lib/util/timing/in-slices'
import type { CustomEmoji } from '@/schemas/server/emoji'
import type { UnicodeEmoji } from '@/schemas/server/unicode-emoji'
import { keyOf, type Choice } from '../button/choice'

/** Maximum number of results of a search. */
const MAX_RESULTS = 75
/** Emoji indexed per slice: Unicode emoji have about ten words each. */
const SLICE_SIZE = 100
/** Words to look up for each wanted emoji, since one emoji has several. */
const WORDS_EACH = 8

/** Weight of a word: shortcode, then name, then tag. */
const WORD_WEIGHTS = { code: 1, label: 0.98, tag: 0.9 } as const
/** English words count a little less for readers of another language. */
const ENGLISH_WEIGHT = 0.97

interface Word {
  readonly choice: Choice
  /** Position among all emoji, to break ties. */
  readonly order: number
  readonly weight: number
  readonly word: Prepared
}

/** Everything that can be searched. */
export interface Searchable {
  readonly native: readonly UnicodeEmoji[]
  /** The same in English, for familiar shortcodes; [] when the language is English. */
  readonly english: readonly UnicodeEmoji[]
  readonly custom: readonly CustomEmoji[]
}

export interface EmojiIndex {
  /** Returns the best matches first, at most `limit`. Ignores colons around a shortcode. */
  search: (query: string, limit?: number) => Choice[]
}

const wordsOf = (emoji: UnicodeEmoji, factor: number): [text: string, weight: number][] => [
  ...emoji.shortcodes.map((code): [string, number] => [code, WORD_WEIGHTS.code * factor]),
  [emoji.label, WORD_WEIGHTS.label * factor],
  ...emoji.tags.map((tag): [string, number] => [tag, WORD_WEIGHTS.tag * factor]),
]

interface Entry {
  readonly choice: Choice
  readonly texts: () => [text: string, weight: number][]
}

function entriesOf({ native, english, custom }: Searchable): Entry[] {
  const inEnglish = new Map(english.map((emoji) => [emoji.hexcode, emoji]))
  const own = native.map((emoji): Entry => {
    const other = inEnglish.get(emoji.hexcode)
    return {
      choice: { native: emoji },
      texts: () => [...wordsOf(emoji, 1), ...(other ? wordsOf(other, ENGLISH_WEIGHT) : [])],
    }
  })
  const codes = custom.map((emoji): Entry => ({
    choice: { custom: emoji },
    texts: () => [[emoji.shortcode, WORD_WEIGHTS.code]],
  }))
  return [...own, ...codes]
}

const withoutColons = (query: string): string => query.trim().replace(/^:+|:+$/g, '')

/** Builds the index in slices: thousands of emoji in one task would block the page. */
export async function buildIndex(searchable: Searchable, signal?: AbortSignal): Promise<EmojiIndex> {
  const words: Word[] = []
  let order = 0
  await inSlices(
    entriesOf(searchable),
    SLICE_SIZE,
    (slice) => {
      for (const { choice, texts } of slice) {
        for (const [text, weight] of texts()) words.push({ choice, order, weight, word: prepare(text) })
        order += 1
      }
    },
    signal,
  )
  return {
    search(query, limit = MAX_RESULTS) {
      const searched = withoutColons(query)
      if (!searched) return []
      const best = new Map<string, { choice: Choice; order: number; score: number }>()
      for (const { obj, score } of go(searched, words, { key: 'word', limit: limit * WORDS_EACH })) {
        const key = keyOf(obj.choice)
        const weighted = score * obj.weight
        const known = best.get(key)
        if (!known || known.score < weighted)
          best.set(key, { choice: obj.choice, order: obj.order, score: weighted })
      }
      return [...best.values()]
        .toSorted((a, b) => b.score - a.score || a.order - b.order)
        .slice(0, limit)
        .map(({ choice }) => choice)
    },
  }
}
