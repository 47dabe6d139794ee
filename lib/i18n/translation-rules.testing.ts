import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** The words of a language, read from `glossary/{language}.json`. */
export interface Glossary {
  readonly terms: Readonly<Record<string, GlossaryTerm>>
  /** English texts that are the same in the language. Without this list, those of few words may be. */
  readonly sameAsEnglish?: readonly string[]
}

interface GlossaryTerm {
  /** The words to write, for translators. */
  readonly use: string
  /** Beginnings or parts of words; a text about the term has at least one of them. */
  readonly forms: readonly string[]
  /** Ids of texts about the term that are better without its word in this language. */
  readonly otherwise?: readonly string[]
}

/** The terms that need the same word everywhere, and how English texts about them are recognised. */
export const TERMS: Readonly<Record<string, RegExp>> = {
  post: /\bposts\b|\b(?:a|an|the|this|that|your|another|quoted|pinned|original|new)(?: [a-z-]+)? post\b/i,
  boost: /\bboost/i,
  favourite: /\bfavourit/i,
  bookmark: /\bbookmark/i,
  quote: /\bquot(e|es|ed|ing)\b/i,
  reply: /\brepl(y|ies|ied)\b/i,
  hashtag: /\bhashtag/i,
  'private mention': /\bprivate mentions?\b/i,
  'content warning': /\bcontent warnings?\b/i,
  poll: /\bpolls?\b/i,
  draft: /\bdrafts?\b/i,
  follow: /\b(un)?follow(s|ed|ing|ers?)?\b/i,
  mute: /\b(un)?mut(e|es|ed|ing)\b/i,
  block: /\b(un)?block(s|ed|ing)?\b/i,
  report: /\breport(s|ed|ing)?\b/i,
  list: /\blists?\b/i,
  filter: /\bfilter/i,
  pin: /\b(un)?pin(s|ned|ning)?\b/i,
  notification: /\bnotifications?\b/i,
}

/** Ids of texts that use the word of a term with another meaning. */
const OTHER_MEANING: Readonly<Record<string, readonly string[]>> = {
  follow: ['error.redirected.text'],
  list: ['profileAttribution.text'],
  mute: ['mute.forever', 'notificationTopic.quietWords'],
  post: ['profile.bell.notify', 'profile.bell.stop'],
  report: ['error.status'],
}

/** Texts that are the same in every language. */
const SAME_EVERYWHERE = new Set(['GIF', 'ALT', 'Twemoji', 'mastodon.social'])

/** The number of words up to which a text may equal the English without a list of such texts. */
const MAX_SAME_WORDS = 2

type Elements = ReturnType<typeof parse>

/** Calls `visit` with every part of a parsed message, also inside plurals and tags. */
function visitParts(parts: Elements, visit: (part: Elements[number]) => void): void {
  for (const part of parts) {
    visit(part)
    if (part.type === TYPE.tag) visitParts(part.children, visit)
    if (part.type === TYPE.plural || part.type === TYPE.select)
      for (const option of Object.values(part.options)) visitParts(option.value, visit)
  }
}

/** Returns the parts that a translation must keep: placeholders, tags and the cases of selects. */
function keptParts(parts: Elements): string {
  const kept = new Set<string>()
  visitParts(parts, (part) => {
    if (part.type === TYPE.tag) kept.add(`<${part.value}>`)
    else if (part.type !== TYPE.literal && part.type !== TYPE.pound) kept.add(part.value)
    if (part.type === TYPE.select) kept.add(`${part.value}: ${Object.keys(part.options).sort().join(' ')}`)
  })
  return [...kept].sort().join()
}

/** The plural categories that a text lacks in its language, and those that its language does not have. */
function wrongCategories(locale: string, parts: Elements): string[] {
  const wrong: string[] = []
  visitParts(parts, (part) => {
    if (part.type !== TYPE.plural) return
    const type = part.pluralType ?? 'cardinal'
    const wanted: string[] = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
    const found = Object.keys(part.options).filter((name) => !name.startsWith('='))
    wrong.push(...wanted.filter((name) => !found.includes(name)).map((name) => `no ${name}`))
    wrong.push(...found.filter((name) => !wanted.includes(name)).map((name) => `unused ${name}`))
  })
  return wrong
}

/** The words of a message, without its placeholders. */
function wordsOf(parts: Elements): string {
  const words: string[] = []
  visitParts(parts, (part) => {
    if (part.type === TYPE.literal) words.push(part.value)
  })
  return words.join(' ')
}

/** Lower case, without the vowel marks of Arabic, which are optional. */
const bare = (text: string): string => text.toLowerCase().replace(/[\u064B-\u0652]/g, '')

const parsed = new Map<string, Elements>()

/** Parses a text of the sources: each is compared with every language. */
function englishParts(text: string): Elements {
  const parts = parsed.get(text) ?? parse(text)
  parsed.set(text, parts)
  return parts
}

/** Returns the terms that a text is about, but has no word of. */
function missingTerms(id: string, english: string, words: string, { terms }: Glossary): string[] {
  return Object.entries(TERMS).flatMap(([term, pattern]) => {
    const entry = terms[term]
    if (!entry || !pattern.test(english) || OTHER_MEANING[term]?.includes(id)) return []
    const isUsed = entry.forms.some((form) => bare(words).includes(bare(form)))
    const isException = entry.otherwise?.includes(id) ?? false
    if (isUsed === isException)
      return [
        isUsed ? `has its word of “${term}”, so is no exception` : `no word of “${term}” (${entry.use})`,
      ]
    return []
  })
}

/** Returns what is wrong with the translation of one message; empty when nothing is. */
export function faultsOf(
  locale: string,
  id: string,
  [english, text]: [string, string],
  glossary: Glossary,
): string[] {
  let parts: Elements
  try {
    parts = parse(text)
  } catch (error) {
    return [`does not parse: ${String(error)}`]
  }
  const source = englishParts(english)
  const [kept, wanted] = [keptParts(parts), keptParts(source)]
  const words = wordsOf(source).match(/\p{L}+/gu) ?? []
  const isUntranslated =
    text === english &&
    words.length > 0 &&
    !SAME_EVERYWHERE.has(english) &&
    !(glossary.sameAsEnglish?.includes(english) ?? words.length <= MAX_SAME_WORDS)
  return [
    ...(text.trim() === '' && english.trim() !== '' ? ['empty'] : []),
    ...(kept === wanted ? [] : [`${kept} instead of ${wanted}`]),
    ...wrongCategories(locale, parts),
    ...(isUntranslated ? ['still English'] : []),
    ...missingTerms(id, wordsOf(source), wordsOf(parts), glossary),
  ]
}

type Texts = Readonly<Record<string, string>>

/** Returns what is wrong with all texts of a language, as `id: fault`. */
export function faultsOfLanguage(locale: string, english: Texts, texts: Texts, glossary: Glossary): string[] {
  const same = new Set(Object.keys(english).flatMap((id) => (texts[id] === english[id] ? [english[id]] : [])))
  return [
    ...Object.keys(english).flatMap((id) => (texts[id] === undefined ? [`${id}: missing`] : [])),
    ...Object.entries(texts).flatMap(([id, text]) => {
      const source = english[id]
      if (source === undefined) return [`${id}: unused`]
      return faultsOf(locale, id, [source, text], glossary).map((fault) => `${id}: ${fault}`)
    }),
    ...(glossary.sameAsEnglish ?? [])
      .filter((text) => !same.has(text))
      .map((text) => `glossary: no text is “${text}” any more`),
    ...Object.entries(glossary.terms).flatMap(([term, { otherwise = [] }]) =>
      otherwise.filter((id) => english[id] === undefined).map((id) => `glossary: ${term} names ${id}`),
    ),
  ]
}
