import { expect, test } from 'vitest'
import { put } from '@/lib/testing/factories'
import { createStage } from '@/lib/testing/stage'
import { readLanguagesOf, serverTarget, translatorFor, type Situation } from './rules'

const pairs = { de: ['en', 'fr'], und: ['en'], pt: ['en-GB', 'zh-TW'] }
const usual: Situation = {
  read: readLanguagesOf('en-GB', ['en-GB', 'nl'], ['fr']),
  target: 'en-GB',
  server: true,
  pairs,
  browser: false,
}

test.each<[string, Record<string, unknown>, Partial<Situation>, string | null]>([
  ['the server translates the language', { language: 'de' }, {}, 'server'],
  ['the server translates the language without its region', { language: 'de-AT' }, {}, 'server'],
  ['the post is in the language of the interface', { language: 'en-US' }, {}, null],
  ['the post is in a language of the browser', { language: 'nl' }, {}, null],
  ['the user marked the language as read', { language: 'fr' }, {}, null],
  ['the server doesn’t have the language pair', { language: 'ja' }, {}, null],
  ['the browser has the pair that the server doesn’t', { language: 'ja' }, { browser: true }, 'browser'],
  ['the language is unknown and the server detects it', { language: null }, {}, 'server'],
  [
    'the language is unknown and the server doesn’t detect it',
    { language: null },
    { pairs: { de: ['en'] }, browser: true },
    null,
  ],
  ['the post is for followers only', { language: 'de', visibility: 'private' }, {}, null],
  [
    'the post is for followers only and the browser translates',
    { language: 'de', visibility: 'private' },
    { browser: true },
    'browser',
  ],
  ['the user is a visitor', { language: 'de' }, { server: false }, null],
  ['the server doesn’t list its language pairs', { language: 'ja' }, { pairs: {} }, 'server'],
  ['there is no text', { language: 'de', content: '' }, {}, null],
  ['there is only a content warning', { language: 'de', content: '', spoiler_text: 'Spinne' }, {}, 'server'],
])('chooses the translator when %s', (_name, wire, change, expected) => {
  const stage = createStage()
  const status = put.status(stage.runtime, wire)
  expect(translatorFor(status, { ...usual, ...change })).toBe(expected)
  stage.close()
})

test.each([
  ['pt', 'en-GB', 'en-GB'],
  ['pt', 'en', 'en-GB'],
  ['de', 'en-GB', 'en'],
  ['de', 'it', null],
])('from %s to %s, the target language of the request is %s', (from, target, expected) => {
  expect(serverTarget(from, { pairs, target })).toBe(expected)
})
