export type ThemeKey =
  | 'birds'
  | 'cooking'
  | 'trains'
  | 'garden'
  | 'sky'
  | 'code'
  | 'books'
  | 'football'
  | 'weather'
  | 'cats'
  | 'city'
  | 'music'
  | 'hiking'
  | 'craft'

/** Sentences about one subject. Any opener may be followed by any of `more`. `{n}` stands for a number. */
export interface Theme {
  key: ThemeKey
  /** Hashtags, without '#'. */
  tags: readonly string[]
  openers: readonly string[]
  more: readonly string[]
}

export interface PollText {
  question: string
  options: readonly string[]
}

/** Texts of one language. */
export interface LanguageTexts {
  /** ISO 639 code, as posts carry it. */
  code: string
  themes: readonly Theme[]
  /** Short replies that fit most posts. */
  replies: readonly string[]
  bios: readonly string[]
  polls: readonly PollText[]
  /** Content warnings. */
  warnings: readonly string[]
  /** [as written, in ASCII]. */
  given: readonly (readonly [string, string])[]
  family: readonly (readonly [string, string])[]
}

/** Splits a block into trimmed lines. */
export const lines = (block: string): string[] =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Creates a theme; hashtags are separated by spaces. */
export const theme = (key: ThemeKey, tags: string, openers: string, more: string): Theme => {
  return { key, tags: tags.split(' '), openers: lines(openers), more: lines(more) }
}

/** Parses polls from `question | option | option`. */
export const polls = (block: string): PollText[] =>
  lines(block).map((line) => {
    const [question = '', ...options] = line.split(' | ')
    return { question, options }
  })

/** Parses names from `Ἄννα=anna Βάσω=vaso`; without '=' the ASCII form is the name in lower case. */
export const names = (block: string): (readonly [string, string])[] =>
  block
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [written = '', ascii = written.toLowerCase()] = word.split('=')
      return [written, ascii] as const
    })
