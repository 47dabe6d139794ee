import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createIntlFor, defineMessages } from '@/lib/i18n'
import { compileCatalogue } from './build/compile-locales'
import { messagesIn, type CatalogueFile } from './catalogue'
import { loadCatalogue } from './locales'

const messages = defineMessages({
  none: { id: 'test.none', defaultMessage: 'No results for “{text}”', description: 'For this test' },
  mute: { id: 'test.mute', defaultMessage: 'Mute @{name}', description: 'For this test' },
  at: { id: 'test.at', defaultMessage: '{left}% from left', description: 'For this test' },
  by: { id: 'test.by', defaultMessage: 'by <b>{name}</b>', description: 'For this test' },
  kind: {
    id: 'test.kind',
    defaultMessage: '{kind, select, boost {{name} boosted} other {{name} posted}}',
    description: 'For this test',
  },
  count: {
    id: 'test.count',
    defaultMessage: '{count, plural, one {# post by {name}} other {# posts by {name}}}',
    description: 'For this test',
  },
  notCopied: { id: 'test.notCopied', defaultMessage: 'Select: {link}', description: 'For this test' },
})

const TEXTS = {
  'test.none': 'لا نتائج لـ «{text}»',
  'test.mute': 'كتم @{name}',
  'test.at': '{left}% من اليسار',
  'test.by': 'من <b>{name}</b>',
  'test.kind': '{kind, select, boost {أعاد {name} النشر} other {نشر {name}}}',
  'test.count':
    '{count, plural, zero {لا منشور من {name}} one {منشور من {name}} two {منشوران من {name}} few {# منشورات من {name}} many {# منشورًا من {name}} other {# منشور من {name}}}',
  'test.notCopied': 'حدده هنا: {link}',
}
const intlIn = (locale: string) => {
  const compiled = compileCatalogue(JSON.stringify(TEXTS), { locale })
  return createIntlFor(locale, { catalogue: { messages: messagesIn(JSON.parse(compiled) as CatalogueFile) } })
}
const ar = intlIn('ar')

test.each([
  ['none', { text: '@ghost@nowhere.example' }, 'لا نتائج لـ «\u2068@ghost@nowhere.example\u2069»'],
  ['mute', { name: 'bob' }, 'كتم \u2068@bob\u2069'],
  ['at', { left: 30 }, '\u206830%\u2069 من اليسار'],
  ['kind', { kind: 'boost', name: 'Bob' }, 'أعاد \u2068Bob\u2069 النشر'],
  ['count', { count: 1, name: 'Bob' }, 'منشور من \u2068Bob\u2069'],
  ['count', { count: 11, name: 'Bob' }, '11 منشورًا من \u2068Bob\u2069'],
] as const)('from right to left, the values of %s keep their own direction: %j', (name, values, text) => {
  const plainDigits = ar.formatMessage(messages[name], values).replace('١١', '11')
  expect(plainDigits).toBe(text)
})

test('a value is isolated inside a tag and as an element too', () => {
  const b = (children: unknown) => createElement('b', null, children as string)
  const name = createElement('i', null, 'Ada')
  expect(renderToStaticMarkup(ar.formatRich(messages.by, { name, b }))).toBe(
    'من <b>\u2068<i>Ada</i>\u2069</b>',
  )
})

test('each name of a list keeps its direction, so that the list has that of the language', () => {
  expect(ar.formatList(['Ada', 'Bob'])).toBe('\u2068Ada\u2069 و\u2068Bob\u2069')
  expect(createIntlFor('en').formatList(['Ada', 'Bob'])).toBe('Ada and Bob')
})

test('what the user is asked to copy by hand has no invisible characters', () => {
  expect(ar.formatMessage(messages.notCopied, { link: 'https://a.example/1' })).toBe(
    'حدده هنا: https://a.example/1',
  )
})

test('languages from left to right have none', () => {
  expect(intlIn('de').formatMessage(messages.mute, { name: 'bob' })).toBe('كتم @bob')
  expect(createIntlFor('en').formatMessage(messages.none, { text: 'a' })).toBe('No results for “a”')
})

test('the pseudo-locale from right to left isolates values, the other does not', async () => {
  const texts = ['ar-XB', 'en-XA'].map(async (locale) => {
    const catalogue = await loadCatalogue(locale)
    return createIntlFor(locale, catalogue ? { catalogue } : {}).formatMessage(messages.mute, { name: 'bob' })
  })
  expect(await Promise.all(texts)).toEqual(['[!! Mûté \u2068@bob\u2069 !!]', '[!! Mûté @bob !!]'])
})
