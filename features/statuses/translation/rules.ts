import type { Status } from '@/schemas/entities'

/** The language of a tag without region and script: 'pt' of 'pt-BR'. */
export const baseOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/** Languages the reader does not need translated: that of the interface, the browser's, and those said to be read. */
export const languagesRead = (
  locale: string,
  browser: readonly string[],
  said: readonly string[],
): ReadonlySet<string> => new Set([locale, ...browser, ...said].map(baseOf))

type Subject = Pick<
  Status,
  'content' | 'spoiler_text' | 'language' | 'visibility' | 'poll' | 'media_attachments'
>

export interface Situation {
  read: ReadonlySet<string>
  /** Language to translate to, BCP 47. */
  target: string
  /** The reader is signed in to a server that translates. */
  server: boolean
  /** Targets by source as the server says them; null or {} = it does not say. */
  pairs: Readonly<Record<string, readonly string[]>> | null
  /** The browser can translate by itself. */
  browser: boolean
}

/** Who can translate a post for this reader: the server, the browser, or null for nobody or no need (STS8). */
export function translatorFor(status: Subject, situation: Situation): 'server' | 'browser' | null {
  const { language } = status
  if (language !== null && situation.read.has(baseOf(language))) return null
  if (!hasWords(status)) return null
  const shared = status.visibility === 'public' || status.visibility === 'unlisted'
  if (situation.server && shared && serverTarget(language, situation) !== null) return 'server'
  return situation.browser && language !== null ? 'browser' : null
}

const hasWords = ({ content, spoiler_text: warning, poll, media_attachments: media }: Subject) =>
  content.trim() !== '' || warning.trim() !== '' || Boolean(poll) || media.some((each) => each.description)

/** The target as the server spells it; null where it does not translate from this language to it. */
export function serverTarget(
  language: string | null,
  { pairs, target }: Pick<Situation, 'pairs' | 'target'>,
): string | null {
  // Servers before 4.2 translate without saying from what to what.
  if (pairs === null || Object.keys(pairs).length === 0) return language === null ? null : baseOf(target)
  const targets = pairs[language ?? 'und'] ?? pairs[baseOf(language ?? 'und')] ?? []
  return (
    targets.find((each) => each.toLowerCase() === target.toLowerCase()) ??
    targets.find((each) => baseOf(each) === baseOf(target)) ??
    null
  )
}
