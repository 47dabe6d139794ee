import { expect, test } from 'vitest'
import { sharedText, type SharedContent } from './share'

test.each<[string, SharedContent, string]>([
  ['nothing', {}, ''],
  ['only space', { text: '  ' }, ''],
  ['a text', { text: ' Look at this ' }, 'Look at this'],
  [
    'everything',
    { title: 'News', text: 'Geese!', url: 'https://a.example/1' },
    'News\n\nGeese!\n\nhttps://a.example/1',
  ],
  [
    'an address in the text',
    { text: 'See https://a.example/1', url: 'https://a.example/1' },
    'See https://a.example/1',
  ],
  ['a title in the text', { title: 'Geese', text: 'Geese are back' }, 'Geese are back'],
  [
    'an address as title',
    { title: 'https://a.example/1', url: 'https://a.example/1' },
    'https://a.example/1',
  ],
])('%s', (_, shared, text) => {
  expect(sharedText(shared)).toBe(text)
})

test('a text that is too long is cut', () => {
  expect(sharedText({ text: 'x'.repeat(50_000) })).toHaveLength(20_000)
})
