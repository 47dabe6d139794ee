import { languageName, ownLanguageName, type IntlShape } from '@/lib/i18n'

/** ISO 639-1, the variants people choose between, and those of 639-3 that are written in on the fediverse. */
const CODES =
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu zh-CN zh-HK zh-TW zh-YUE pt-BR ast chr ckb cnr csb gsw jbo kab ldn lfn moh nds pdc sco sma smj szl tok vai xal zba zgh'

/** Codes of all languages that can be chosen. */
export const LANGUAGES: readonly string[] = CODES.split(' ')

export interface Language {
  code: string
  /** For the reader: "German". */
  name: string
  /** In itself: "Deutsch"; '' where it is the same. */
  own: string
}

const known = new Map<string, Language[]>()

function all(intl: IntlShape): Language[] {
  const before = known.get(intl.locale)
  if (before) return before
  // Languages without a name in this browser are last.
  const made = LANGUAGES.map((code) => describe(intl, code)).sort(
    (a, b) =>
      Number(a.name === a.code) - Number(b.name === b.code) || a.name.localeCompare(b.name, intl.locale),
  )
  known.set(intl.locale, made)
  return made
}

/** Twi is one of the languages that browsers know as Akan: they give both the same name. It is called so everywhere. */
const ALIKE: Readonly<Record<string, string>> = { tw: 'Twi' }

/** A language with its names. */
export function describe(intl: IntlShape, code: string): Language {
  const known = ALIKE[code]
  if (known !== undefined) return { code, name: known, own: '' }
  const name = languageName(intl, code)
  const own = ownLanguageName(code)
  return { code, name, own: own.toLocaleLowerCase() === name.toLocaleLowerCase() || own === code ? '' : own }
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Better fits first: the code, the beginning of a name, of a word in it, anywhere. 0 = no fit. */
function fit({ code, name, own }: Language, query: string): number {
  if (code.toLowerCase() === query) return 4
  const names = [folded(name), folded(own)]
  if (names.some((one) => one.startsWith(query))) return 3
  if (names.some((one) => one.includes(` ${query}`))) return 2
  return names.some((one) => one.includes(query)) ? 1 : 0
}

/** The languages for a search, the recent ones first while nothing is searched for. */
export function searchLanguages(intl: IntlShape, query: string, recent: readonly string[]): Language[] {
  const wanted = folded(query.trim())
  const languages = all(intl)
  if (wanted === '') {
    const first = recent.map((code) => describe(intl, code))
    return [...first, ...languages.filter(({ code }) => !recent.includes(code))]
  }
  return languages
    .map((language) => ({ language, score: fit(language, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ language }) => language)
}

/** The language a post begins with: the account's default, else the last one written in, else the reader's. */
export function usualLanguage(recent: readonly string[], account: string | null, locale: string): string {
  return account ?? recent[0] ?? locale.split('-')[0] ?? 'en'
}

const root = (code: string): string | undefined => code.split('-')[0]

/** The name of a detected language that differs from the chosen one; null where there is nothing to offer by a name. */
export function offeredName(intl: IntlShape, detected: string | null, chosen: string): string | null {
  if (detected === null || root(detected) === root(chosen)) return null
  const { name } = describe(intl, detected)
  return name === detected ? null : name
}
