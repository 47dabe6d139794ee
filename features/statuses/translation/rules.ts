import { baseLanguage } from '@/lib/i18n'
import type { Status } from '@/schemas/entities'

/** Returns the languages the user reads: those of interface and browser, and those from the settings. */
export const readLanguagesOf = (
  locale: string,
  browser: readonly string[],
  known: readonly string[],
): ReadonlySet<string> => new Set([locale, ...browser, ...known].map(baseLanguage))

type Subject = Pick<
  Status,
  'content' | 'spoiler_text' | 'language' | 'visibility' | 'poll' | 'media_attachments'
>

export interface Situation {
  read: ReadonlySet<string>
  /** Target language, BCP 47. */
  target: string
  /** The user is signed in to a server that translates. */
  server: boolean
  /** Target languages by source language; null or {} = not stated. */
  pairs: Readonly<Record<string, readonly string[]>> | null
  /** The browser has a translator. */
  browser: boolean
}

/**
 * Returns what can translate a post for this user: the server, the browser, or null for neither or no need.
 */
export function translatorFor(status: Subject, situation: Situation): 'server' | 'browser' | null {
  const { language } = status
  if (language !== null && situation.read.has(baseLanguage(language))) return null
  if (!hasWords(status)) return null
  const shared = status.visibility === 'public' || status.visibility === 'unlisted'
  if (situation.server && shared && serverTarget(language, situation) !== null) return 'server'
  return situation.browser && language !== null ? 'browser' : null
}

const hasWords = ({ content, spoiler_text: warning, poll, media_attachments: media }: Subject) =>
  content.trim() !== '' || warning.trim() !== '' || Boolean(poll) || media.some((each) => each.description)

/** Returns the target in the spelling of the server; null when it does not support the pair. */
export function serverTarget(
  language: string | null,
  { pairs, target }: Pick<Situation, 'pairs' | 'target'>,
): string | null {
  // Servers before 4.2 do not list their languages.
  if (pairs === null || Object.keys(pairs).length === 0)
    return language === null ? null : baseLanguage(target)
  const targets = pairs[language ?? 'und'] ?? pairs[baseLanguage(language ?? 'und')] ?? []
  return (
    targets.find((each) => each.toLowerCase() === target.toLowerCase()) ??
    targets.find((each) => baseLanguage(each) === baseLanguage(target)) ??
    null
  )
}
