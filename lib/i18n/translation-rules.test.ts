import { expect, test } from 'vitest'
import { faultsOf, faultsOfLanguage, type Glossary } from './translation-rules.testing'

const GERMAN: Glossary = {
  terms: { boost: { use: 'Teilen', forms: ['teil'], otherwise: ['x.other'] } },
  sameAsEnglish: ['Name'],
}

test.each([
  ['de', '{name} left', '{name} ist weg', []],
  ['de', '{name} left', '{nam} ist weg', ['nam instead of name']],
  ['de', '<b>Bold</b>', 'Fett', [' instead of <b>']],
  ['de', '{name} left', '{name ist weg', [expect.stringMatching(/^does not parse/)]],
  ['de', 'Close', '', ['empty']],
  ['de', 'Close', 'Close', ['still English']],
  ['de', 'Name', 'Name', []],
  ['de', 'GIF', 'GIF', []],
  ['de', '{a}: {b}', '{a}: {b}', []],
  ['pl', '{n, plural, one {# day} other {# days}}', '{n, plural, one {#} few {#} other {#}}', ['no many']],
  ['ja', '{n, plural, one {# day} other {# days}}', '{n, plural, one {#日} other {#日}}', ['unused one']],
  ['de', 'Boosted by {name}', 'Geteilt von {name}', []],
  ['de', 'Boosted by {name}', '{name} hat es geboostet', ['no word of “boost” (Teilen)']],
  // The word is only a placeholder of the message.
  ['de', '{boost} more', '{boost} weitere', []],
])('%s: “%s” as “%s”', (locale, english, text, faults) => {
  expect(faultsOf(locale, 'x.y', [english, text], GERMAN)).toEqual(faults)
})

test('vowel marks and case make no other word', () => {
  const arabic = { terms: { follow: { use: 'متابعة', forms: ['متابع'] } }, sameAsEnglish: [] }
  expect(faultsOf('ar', 'x.y', ['Followers', 'المتابِعون'], arabic)).toEqual([])
  expect(faultsOf('de', 'x.y', ['Boost', 'TEILEN'], GERMAN)).toEqual([])
})

test('an exception is for texts without the word alone', () => {
  expect(faultsOf('de', 'x.other', ['Boost it', 'Verbreiten'], GERMAN)).toEqual([])
  expect(faultsOf('de', 'x.other', ['Boost it', 'Teilen'], GERMAN)).toEqual([
    'has its word of “boost”, so is no exception',
  ])
})

test.each([
  ['Zoom {percent}', []],
  ['{count, plural, one {# boost} other {# boosts}}', []],
  ['Close the window', ['still English']],
])('without a list of them, texts of few words may equal the English: “%s”', (text, faults) => {
  expect(faultsOf('de', 'x.y', [text, text], { terms: {} })).toEqual(faults)
})

test('a language lacks no text, has none too many, and its glossary names what exists', () => {
  const english = { 'a.one': 'One', 'a.two': 'Two' }
  expect(faultsOfLanguage('de', english, { 'a.one': 'Eins', 'a.three': 'Drei' }, GERMAN)).toEqual([
    'a.two: missing',
    'a.three: unused',
    'glossary: no text is “Name” any more',
    'glossary: boost names x.other',
  ])
})
