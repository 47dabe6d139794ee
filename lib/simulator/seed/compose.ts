import { COMMON_CODES } from './emojis'
import type { Person } from './people'
import type { Random } from './random'
import type { LanguageTexts, Theme, ThemeKey } from './texts/shape'

export interface Composed {
  text: string
  theme: ThemeKey
  language: string
}

const GLUELESS = new Set(['ja', 'zh'])

/** Joins sentences as the language does. */
const join = (code: string, sentences: readonly string[]): string =>
  sentences.join(GLUELESS.has(code) ? '' : ' ')

/** Puts numbers for the placeholders. */
export const filled = (random: Random, text: string): string =>
  text.replaceAll('{n}', () => String(random.int(3, 40)))

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

/** A post of a theme: one thought, often with a second one, tags or an emoji at its end. */
export function composeOn(random: Random, texts: LanguageTexts, theme: Theme): Composed {
  const sentences = [random.pick(theme.openers)]
  if (random.chance(0.72)) sentences.push(...random.sample(theme.more, random.chance(0.25) ? 2 : 1))
  const body =
    random.chance(0.12) && sentences.length > 1
      ? sentences.join(random.chance(0.5) ? '\n' : '\n\n')
      : join(texts.code, sentences)
  return { text: filled(random, body) + ending(random, theme), theme: theme.key, language: texts.code }
}

/** A post as this person writes it. */
export function compose(random: Random, person: Person): Composed {
  return composeOn(random, person.texts, random.pick(person.themes))
}

/** Several paragraphs that stay with one subject; some servers allow thousands of characters. */
export function composeLong(random: Random, person: Person, paragraphs: number): Composed {
  const theme = random.pick(person.themes)
  const openers = random.shuffle(theme.openers)
  const parts = Array.from({ length: paragraphs }, (_, at) => {
    const more = random.sample(theme.more, 3)
    return join(person.texts.code, [openers[at % openers.length] ?? '', ...more])
  })
  return {
    text: `${filled(random, parts.join('\n\n'))}\n\n#${random.pick(theme.tags)}`,
    theme: theme.key,
    language: person.texts.code,
  }
}

/** An answer in the answerer's language. */
export function composeReply(random: Random, texts: LanguageTexts, theme: ThemeKey): string {
  const same = texts.themes.find((candidate) => candidate.key === theme)
  const reply = random.pick(texts.replies)
  if (same && random.chance(0.25)) return filled(random, join(texts.code, [reply, random.pick(same.more)]))
  return filled(random, reply)
}
