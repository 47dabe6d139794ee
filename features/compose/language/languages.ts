import { baseLanguage, languageName, ownLanguageName, type IntlShape } from '@/lib/i18n'
import { foldText } from '@/lib/util/fold-text'

/** ISO 639-1, the variants people choose between, and languages of ISO 639-3 used on the fediverse. */
const CODES =
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu zh-CN zh-HK zh-TW zh-YUE pt-BR ast chr ckb cnr csb gsw jbo kab ldn lfn moh nds pdc sco sma smj szl tok vai xal zba zgh'

/** Codes of all languages that can be chosen. */
export const LANGUAGES: readonly string[] = CODES.split(' ')

const byLowerCase = new Map(LANGUAGES.map((code) => [code.toLowerCase(), code]))

/**
 * Returns the code of a language that can be chosen for the code that a post or a server states: `en` for `EN` and
 * `en_US`. Null without a code, and for a language that cannot be chosen, such as `und`.
 */
export function knownLanguage(stated: string | null | undefined): string | null {
  const code = (stated ?? '').trim().toLowerCase().replaceAll('_', '-')
  return byLowerCase.get(code) ?? byLowerCase.get(baseLanguage(code)) ?? null
}

export interface Language {
  code: string
  /** Name in the language of the interface: "German". */
  name: string
  /** Name in the language itself: "Deutsch"; '' when it is the same. */
  nativeName: string
}

/** All languages, sorted, by the language of the interface. */
const sortedByLocale = new Map<string, Language[]>()

function all(intl: IntlShape): Language[] {
  const cached = sortedByLocale.get(intl.locale)
  if (cached) return cached
  // Languages without a name in this browser are last.
  const sorted = LANGUAGES.map((code) => describeLanguage(intl, code)).sort(
    (a, b) =>
      Number(a.name === a.code) - Number(b.name === b.code) || a.name.localeCompare(b.name, intl.locale),
  )
  sortedByLocale.set(intl.locale, sorted)
  return sorted
}

/** Names of languages to which browsers give the name of another: Twi is named Akan. */
const DISTINCT_NAMES: Readonly<Record<string, string>> = { tw: 'Twi' }

/** Returns a language with its names. */
export function describeLanguage(intl: IntlShape, code: string): Language {
  const distinctName = DISTINCT_NAMES[code]
  if (distinctName !== undefined) return { code, name: distinctName, nativeName: '' }
  const name = languageName(intl, code)
  const nativeName = ownLanguageName(code)
  const same = nativeName.toLocaleLowerCase() === name.toLocaleLowerCase() || nativeName === code
  return { code, name, nativeName: same ? '' : nativeName }
}

/** Ranks a match: code, start of a name, start of a word in it, anywhere. 0 = no match. */
function matchScore({ code, name, nativeName }: Language, query: string): number {
  if (code.toLowerCase() === query) return 4
  const names = [foldText(name), foldText(nativeName)]
  if (names.some((one) => one.startsWith(query))) return 3
  if (names.some((one) => one.includes(` ${query}`))) return 2
  return names.some((one) => one.includes(query)) ? 1 : 0
}

/** Returns the languages that match a search; without a search the recent ones come first. */
export function searchLanguages(intl: IntlShape, query: string, recent: readonly string[]): Language[] {
  const wanted = foldText(query.trim())
  const languages = all(intl)
  if (wanted === '') {
    const first = recent.map((code) => describeLanguage(intl, code))
    return [...first, ...languages.filter(({ code }) => !recent.includes(code))]
  }
  return languages
    .map((language) => ({ language, score: matchScore(language, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ language }) => language)
}

/** Returns the initial language of a post: the default of the account, else the last used one, else the interface language. */
export function usualLanguage(recent: readonly string[], account: string | null, locale: string): string {
  return knownLanguage(account) ?? recent[0] ?? baseLanguage(locale)
}

/** Returns the name of a detected language that differs from the chosen one; null when there is none. */
export function offeredName(intl: IntlShape, detected: string | null, chosen: string): string | null {
  if (detected === null || baseLanguage(detected) === baseLanguage(chosen)) return null
  const { name } = describeLanguage(intl, detected)
  return name === detected ? null : name
}
