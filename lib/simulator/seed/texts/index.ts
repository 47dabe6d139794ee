import { ar } from './languages/ar'
import { de } from './languages/de'
import { el } from './languages/el'
import { en } from './languages/en'
import { es } from './languages/es'
import { fa } from './languages/fa'
import { fr } from './languages/fr'
import { he } from './languages/he'
import { hi } from './languages/hi'
import { it } from './languages/it'
import { ja } from './languages/ja'
import { ko } from './languages/ko'
import { nl } from './languages/nl'
import { pl } from './languages/pl'
import { pt } from './languages/pt'
import { ru } from './languages/ru'
import { sv } from './languages/sv'
import { th } from './languages/th'
import { tr } from './languages/tr'
import { uk } from './languages/uk'
import { zh } from './languages/zh'
import type { LanguageTexts } from './shape'

/** All languages of the demo world with their share of accounts. */
export const LANGUAGES: readonly (readonly [LanguageTexts, number])[] = [
  [en, 38],
  [de, 10],
  [fr, 7],
  [es, 7],
  [ja, 7],
  [pt, 4],
  [it, 4],
  [nl, 3],
  [pl, 3],
  [ru, 3],
  [uk, 3],
  [zh, 3],
  [ar, 4],
  [ko, 3],
  [el, 2],
  [he, 2],
  [fa, 2],
  [hi, 2],
  [tr, 2],
  [th, 1.5],
  [sv, 2],
]

const BY_CODE = new Map(LANGUAGES.map(([texts]) => [texts.code, texts]))

/** Returns the texts of a language; English when there are none. */
export function textsOf(code: string): LanguageTexts {
  return BY_CODE.get(code) ?? en
}
