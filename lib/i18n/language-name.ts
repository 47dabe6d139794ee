import type { IntlShape } from './intl'

const own = new Map<string, string>()

function nameIn(locale: string, code: string): string | null {
  try {
    return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code) ?? null
  } catch {
    return null
  }
}

/**
 * Returns the name of a language (BCP 47 `code`) in the reader's language: "German"; the code when it has
 * none.
 */
export function languageName(intl: IntlShape, code: string): string {
  try {
    return intl.formatDisplayName(code, { type: 'language', fallback: 'none' }) ?? code
  } catch {
    return code
  }
}

/** Returns the name of a language in that language: "Deutsch"; the code when it has none. */
export function ownLanguageName(code: string): string {
  const known = own.get(code)
  if (known !== undefined) return known
  const name = nameIn(code, code) ?? code
  own.set(code, name)
  return name
}
