import { expect, test } from 'vitest'
import { bestLanguage, translatedRule, rulesLanguages } from './rules-language'

const rule = {
  id: '1',
  text: 'Be kind',
  hint: 'Always',
  translations: { de: { text: 'Sei nett' }, fr: { text: '', hint: 'Toujours' } },
}

test('lists the languages of all rules once', () => {
  const other = { ...rule, translations: { ar: { text: 'كن لطيفًا' }, de: { text: 'Hallo' } } }
  expect(rulesLanguages([rule, other])).toEqual(['ar', 'de', 'fr'])
})

test.each([
  ['the same tag', ['de', 'pt-BR', 'pt-PT'], ['pt-PT'], [], 'pt-PT'],
  ['the same language', ['de', 'fr'], ['de-AT'], [], 'de'],
  ['the first preferred one', ['de', 'fr'], ['ja', 'fr', 'de'], [], 'fr'],
  ['the original in a preferred language', ['de', 'fr'], ['en', 'fr'], ['en'], null],
  ['the original without a match', ['de'], ['ja'], ['en'], null],
])('chooses %s', (_name, offered, preferred, own, best) => {
  expect(bestLanguage(offered, preferred, own)).toBe(best)
})

test.each([
  [null, { text: 'Be kind', hint: 'Always' }],
  ['de', { text: 'Sei nett', hint: '' }],
  ['fr', { text: 'Be kind', hint: 'Toujours' }],
  ['ja', { text: 'Be kind', hint: 'Always' }],
])('a rule in %s', (language, expected) => expect(translatedRule(rule, language)).toEqual(expected))
