import { expect, test } from 'vitest'
import { createIntlFor } from '@/lib/i18n'
import { knownLanguage, LANGUAGES, offeredName, searchLanguages, usualLanguage } from './languages'

const en = createIntlFor('en')
const codes = (query: string, recent: string[] = []) =>
  searchLanguages(en, query, recent).map(({ code }) => code)

test('every language is listed once', () => {
  expect(new Set(LANGUAGES).size).toBe(LANGUAGES.length)
  expect(codes('')).toHaveLength(LANGUAGES.length)
})

test.each(['en', 'de', 'fr', 'ja', 'ar'])('no two languages have the same name in %s', (locale) => {
  const names = searchLanguages(createIntlFor(locale), '', []).map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('recent languages come first without a search, even unknown ones', () => {
  expect(codes('', ['is', 'tok', 'x-own']).slice(0, 3)).toEqual(['is', 'tok', 'x-own'])
  expect(codes('', ['is'])).toHaveLength(LANGUAGES.length)
})

test.each([
  ['de', 'de'],
  ['german', 'de'],
  ['Deutsch', 'de'],
  ['francais', 'fr'],
  ['ICEL', 'is'],
  ['brazil', 'pt-BR'],
  ['twi', 'tw'],
])('%s finds %s first', (query, code) => {
  expect(codes(query)[0]).toBe(code)
})

test('a query that matches no language returns none', () => {
  expect(codes('qqqq')).toEqual([])
})

test.each([
  [['fr'], 'de', 'en-GB', 'de'],
  [['fr', 'is'], null, 'en-GB', 'fr'],
  [[], null, 'en-GB', 'en'],
  [['fr'], 'de_AT', 'en-GB', 'de'],
  [['fr'], 'und', 'en-GB', 'fr'],
])('recent %o, account default %s, interface %s: %s', (recent, account, locale, code) => {
  expect(usualLanguage(recent, account, locale)).toBe(code)
})

test.each([
  ['de', 'en', 'German'],
  ['de', 'de', null],
  ['pt', 'pt-BR', null],
  [null, 'en', null],
  // Browsers have no name for some languages, and users don't know the codes.
  ['qqq', 'en', null],
])('detected %s in a post set to %s is offered as %s', (detected, chosen, name) => {
  expect(offeredName(en, detected, chosen)).toBe(name)
})

test.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['en-us', 'en'],
  ['en_US', 'en'],
  ['pt-br', 'pt-BR'],
  ['zh_tw', 'zh-TW'],
  ['zh-Hans', 'zh'],
  ['tok', 'tok'],
  ['und', null],
  ['', null],
  [null, null],
  ['x'.repeat(60), null],
])('a post that states %j is written to in %j', (stated, code) => {
  expect(knownLanguage(stated)).toBe(code)
})
