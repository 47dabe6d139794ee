import { go, prepare, type Prepared } from 'fuzzysort'
import { inSlices } from '@/lib/util/in-slices'
import type { CustomEmoji, UnicodeEmoji } from '@/schemas/emoji'
import { keyOf, type Choice } from './choice'

/** product.md 9. */
const MOST_FOUND = 75
/** Words prepared at a time. */
const SLICE = 1000
/** Words looked at for each emoji that is wanted: one emoji has several. */
const WORDS_EACH = 8

/** How much a word counts: the code before the name before what it is about. */
const WEIGHT = { code: 1, label: 0.98, tag: 0.9 } as const
/** Words of English count a little less for those who read another language. */
const ENGLISH = 0.97

interface Word {
  readonly choice: Choice
  /** Place among all, to settle ties. */
  readonly order: number
  readonly weight: number
  readonly word: Prepared
}

type Draft = Omit<Word, 'word'> & { readonly text: string }

/** Everything that can be searched. */
export interface Searchable {
  readonly native: readonly UnicodeEmoji[]
  /** The same in English, for codes that people know from elsewhere; [] where the language is English. */
  readonly english: readonly UnicodeEmoji[]
  readonly custom: readonly CustomEmoji[]
}

export interface EmojiIndex {
  /** The best first; at most `limit`. Colons around a code are let be. */
  search: (query: string, limit?: number) => Choice[]
}

const wordsOf = (emoji: UnicodeEmoji, factor: number): [text: string, weight: number][] => [
  ...emoji.shortcodes.map((code): [string, number] => [code, WEIGHT.code * factor]),
  [emoji.label, WEIGHT.label * factor],
  ...emoji.tags.map((tag): [string, number] => [tag, WEIGHT.tag * factor]),
]

function draftsOf({ native, english, custom }: Searchable): Draft[] {
  const inEnglish = new Map(english.map((emoji) => [emoji.hexcode, emoji]))
  const drafts: Draft[] = []
  native.forEach((emoji, order) => {
    const other = inEnglish.get(emoji.hexcode)
    const choice = { native: emoji }
    for (const [text, weight] of [...wordsOf(emoji, 1), ...(other ? wordsOf(other, ENGLISH) : [])])
      drafts.push({ choice, order, weight, text })
  })
  custom.forEach((emoji, at) => {
    const choice = { custom: emoji }
    drafts.push({ choice, order: native.length + at, weight: WEIGHT.code, text: emoji.shortcode })
  })
  return drafts
}

const bare = (query: string): string => query.trim().replace(/^:+|:+$/g, '')

/** Prepares the search, in slices: with thousands of emoji it would hold the page up. */
export async function buildIndex(searchable: Searchable, signal?: AbortSignal): Promise<EmojiIndex> {
  const words: Word[] = []
  await inSlices(
    draftsOf(searchable),
    SLICE,
    (slice) => {
      for (const { text, ...rest } of slice) words.push({ ...rest, word: prepare(text) })
    },
    signal,
  )
  return {
    search(query, limit = MOST_FOUND) {
      const wanted = bare(query)
      if (!wanted) return []
      const best = new Map<string, { choice: Choice; order: number; score: number }>()
      for (const { obj, score } of go(wanted, words, { key: 'word', limit: limit * WORDS_EACH })) {
        const key = keyOf(obj.choice)
        const weighed = score * obj.weight
        const known = best.get(key)
        if (!known || known.score < weighed)
          best.set(key, { choice: obj.choice, order: obj.order, score: weighed })
      }
      return [...best.values()]
        .toSorted((a, b) => b.score - a.score || a.order - b.order)
        .slice(0, limit)
        .map(({ choice }) => choice)
    },
  }
}
