import { ar } from './ar'
import { de } from './de'
import { el } from './el'
import { en } from './en'
import { es } from './es'
import { fa } from './fa'
import { fr } from './fr'
import { he } from './he'
import { hi } from './hi'
import { it } from './it'
import { ja } from './ja'
import { ko } from './ko'
import { nl } from './nl'
import { pl } from './pl'
import { pt } from './pt'
import { ru } from './ru'
import { sv } from './sv'
import { th } from './th'
import { tr } from './tr'
import { uk } from './uk'
import { zh } from './zh'
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

/** Languages written from right to left. */
export const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'he', 'fa'])
