import { COMMON_CODES } from '../emojis'
import type { Person } from '../people/people'
import type { Deal, Random } from '../random'
import { SLOTS } from '../texts/slots'
import type { LanguageTexts, Theme, ThemeKey } from '../texts/shape'

export interface Composed {
  text: string
  theme: ThemeKey
  language: string
}

const GLUELESS = new Set(['ja', 'zh'])

/** Joins sentences as the language does. */
const join = (code: string, sentences: readonly string[]): string =>
  sentences.join(GLUELESS.has(code) ? '' : ' ')

/** Fills placeholders with numbers and words; the same placeholder has the same word throughout a text. */
export function filled(random: Random, text: string): string {
  if (!text.includes('{')) return text
  const chosen = new Map<string, string>()
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    if (slot === 'n') return String(random.int(3, 40))
    const name = slot.toLowerCase()
    const word = chosen.get(name) ?? random.pick(SLOTS[name] ?? [name])
    chosen.set(name, word)
    return slot === name ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}

function ending(random: Random, theme: Theme): string {
  const kind = random.next()
  if (kind < 0.26) {
    const tags = random.sample(theme.tags, random.int(1, 3))
    return `${random.chance(0.6) ? '\n\n' : ' '}${tags.map((tag) => `#${tag}`).join(' ')}`
  }
  if (kind < 0.32) return ` :${random.pick(COMMON_CODES)}:`
  if (kind < 0.42) return ` ${random.pick(['🙂', '😅', '🌱', '✨', '🎉', '❤️', '🙃', '☕', '🐈', '👋🏽'])}`
  return ''
}

/** Returns a post about a theme: a sentence, often a second one, tags or an emoji. */
export function composeOn(random: Random, texts: LanguageTexts, theme: Theme, deal?: Deal): Composed {
  const deck = `${texts.code} ${theme.key}`
  const first = deal ? deal(deck, theme.openers) : random.pick(theme.openers)
  const sentences = [first]
  if (random.chance(0.66)) sentences.push(deal ? deal(`${deck} more`, theme.more) : random.pick(theme.more))
  const body =
    random.chance(0.12) && sentences.length > 1
      ? sentences.join(random.chance(0.5) ? '\n' : '\n\n')
      : join(texts.code, sentences)
  return { text: filled(random, body) + ending(random, theme), theme: theme.key, language: texts.code }
}

/** Returns a post in the style of this person. */
export function compose(random: Random, person: Person, deal: Deal): Composed {
  return composeOn(random, person.texts, random.pick(person.themes), deal)
}

/** Returns several paragraphs without repeated sentences, for servers that allow long posts. */
export function composeLong(random: Random, person: Person, paragraphs: number): Composed {
  const { texts } = person
  const first = random.pick(person.themes)
  const rest = random.shuffle(texts.themes.filter((theme) => theme !== first))
  const parts: string[] = []
  for (const theme of [first, ...rest]) {
    const openers = random.shuffle(theme.openers)
    for (const more of random.shuffle(theme.more)) {
      const [one, other] = [openers.pop(), openers.pop()]
      if (one === undefined || parts.length === paragraphs) break
      parts.push(join(texts.code, other === undefined ? [one, more] : [one, more, other]))
    }
  }
  return {
    text: `${filled(random, parts.join('\n\n'))}\n\n#${random.pick(first.tags)}`,
    theme: first.key,
    language: texts.code,
  }
}

/** Returns a reply in the author's language. */
export function composeReply(random: Random, texts: LanguageTexts, theme: ThemeKey, deal?: Deal): string {
  const same = texts.themes.find((candidate) => candidate.key === theme)
  const reply = deal ? deal(`${texts.code} reply`, texts.replies) : random.pick(texts.replies)
  if (same && random.chance(0.25)) return filled(random, join(texts.code, [reply, random.pick(same.more)]))
  return filled(random, reply)
}
