import { baseLanguage } from '@/lib/i18n'
import type { Instance } from '../instance'

type Rules = Instance['rules']

/** Returns the languages that any rule is translated to, sorted. */
export const rulesLanguages = (rules: Rules): string[] =>
  [...new Set(rules.flatMap(({ translations }) => Object.keys(translations)))].toSorted()

/**
 * Returns the translation that fits the reader best: the same tag as one of `preferred`, else the same language; null
 * when the original is as good. `own`: languages of the server, in which the rules are written.
 */
export function bestLanguage(
  offered: readonly string[],
  preferred: readonly string[],
  own: readonly string[],
): string | null {
  for (const wanted of preferred) {
    const exact = offered.find((tag) => tag.toLowerCase() === wanted.toLowerCase())
    const found = exact ?? offered.find((tag) => baseLanguage(tag) === baseLanguage(wanted))
    if (found !== undefined) return found
    if (own.some((tag) => baseLanguage(tag) === baseLanguage(wanted))) return null
  }
  return null
}

/** Returns the text and hint of a rule in a language; the original where it has no translation. */
export function translatedRule(rule: Rules[number], language: string | null): { text: string; hint: string } {
  const translated = language === null ? undefined : rule.translations[language]
  return { text: translated?.text || rule.text, hint: (translated ? translated.hint : rule.hint) ?? '' }
}
