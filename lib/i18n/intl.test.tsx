import { createElement, isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createIntlFor, defineMessages } from '@/lib/i18n'
import { pseudoOf } from './pseudo'

const messages = defineMessages({
  boosts: {
    id: 'test.boosts',
    defaultMessage: '{count, plural, one {# boost} other {# boosts}}',
    description: 'For this test',
  },
  by: { id: 'test.by', defaultMessage: 'by <b>{name}</b>', description: 'For this test' },
  plain: { id: 'test.plain', defaultMessage: 'It’s plain', description: 'For this test' },
})
const en = createIntlFor('en')
const german = createIntlFor('de', {
  catalogue: { messages: { 'test.plain': [{ type: 0, value: 'schlicht' }] } },
})

test('the build replaced the message by its parsed form', () => {
  expect(messages.plain.defaultMessage).toEqual([{ type: 0, value: 'It’s plain' }])
})

test('messages are formatted, with plurals and numbers of the locale', () => {
  expect(en.formatMessage(messages.boosts, { count: 1 })).toBe('1 boost')
  expect(en.formatMessage(messages.boosts, { count: 1234 })).toBe('1,234 boosts')
})

test('messages missing from a catalogue are English', () => {
  expect(german.formatMessage(messages.plain)).toBe('schlicht')
  expect(german.formatMessage(messages.boosts, { count: 2 })).toBe('2 boosts')
})

test('tags are rendered by their functions, without warnings about keys', () => {
  const rich = en.formatRich(messages.by, {
    name: createElement('i', null, 'Ada'),
    b: (children) => createElement('strong', null, children),
  })
  expect(isValidElement(rich)).toBe(true)
  expect(renderToStaticMarkup(rich)).toBe('by <strong><i>Ada</i></strong>')
})

test('a text with tags and only text in them is one string', () => {
  expect(renderToStaticMarkup(en.formatRich(messages.by, { name: 'Ada', b: (children) => children }))).toBe(
    'by Ada',
  )
})

test('a missing value fails a test', () => {
  expect(() => en.formatMessage(messages.boosts)).toThrow(/count/)
})

test('a message that was not compiled is refused, as no parser ships', () => {
  const raw = { id: 'test.raw', defaultMessage: 'raw', description: '' }
  expect(() => en.formatMessage(raw)).toThrow('test.raw is not compiled')
})

test('a pseudo-locale brackets and accents every message, inside plurals and tags too, but not values', () => {
  const bracketed = createIntlFor('en-XA', { catalogue: pseudoOf('en-XA') })
  expect(bracketed.formatMessage(messages.boosts, { count: 2 })).toBe('[!! 2 bööštš !!]')
  expect(
    renderToStaticMarkup(bracketed.formatRich(messages.by, { name: 'Ada', b: (children) => children })),
  ).toBe('[!! bý Ada !!]')
})

test('the direction follows the locale', () => {
  expect([createIntlFor('ar-XB').dir, createIntlFor('he').dir, en.dir]).toEqual(['rtl', 'rtl', 'ltr'])
})

test('lists are joined in the language', () => {
  expect(en.formatList(['a', 'b', 'c'])).toBe('a, b, and c')
  expect(german.formatList(['a', 'b'], 'disjunction')).toBe('a oder b')
})
