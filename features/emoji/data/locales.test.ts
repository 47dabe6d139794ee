import { expect, it } from 'vitest'
import { emojiLocale } from './locales'

it.each([
  ['en', 'en'],
  ['en-GB', 'en-gb'],
  ['en-US', 'en'],
  ['de-AT', 'de'],
  ['es-AR', 'es-mx'],
  ['es-ES', 'es'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['zh-TW', 'zh-hant'],
  ['zh-Hant-HK', 'zh-hant'],
  ['zh-CN', 'zh'],
  ['pt_BR', 'pt'],
  ['tlh', 'en'],
  ['', 'en'],
])('%s reads the emoji of %s', (locale, expected) => expect(emojiLocale(locale)).toBe(expected))
