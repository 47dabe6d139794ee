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
  ['a language the server translates', { language: 'de' }, {}, 'server'],
  ['one with a region', { language: 'de-AT' }, {}, 'server'],
  ['the language of the interface', { language: 'en-US' }, {}, null],
  ['one of the browser', { language: 'nl' }, {}, null],
  ['one said to be read', { language: 'fr' }, {}, null],
  ['a pair the server does not have', { language: 'ja' }, {}, null],
  ['the same where the browser can', { language: 'ja' }, { browser: true }, 'browser'],
  ['no language, and a server that finds out', { language: null }, {}, 'server'],
  ['no language, and no such server', { language: null }, { pairs: { de: ['en'] }, browser: true }, null],
  ['a post for followers', { language: 'de', visibility: 'private' }, {}, null],
  ['the same where the browser can', { language: 'de', visibility: 'private' }, { browser: true }, 'browser'],
  ['a visitor', { language: 'de' }, { server: false }, null],
  ['a server that does not say its pairs', { language: 'ja' }, { pairs: {} }, 'server'],
  ['nothing to translate', { language: 'de', content: '' }, {}, null],
  ['a warning alone', { language: 'de', content: '', spoiler_text: 'Spinne' }, {}, 'server'],
])('%s', (_name, wire, change, expected) => {
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
])('from %s to %s the server is asked for %s', (from, target, expected) => {
  expect(serverTarget(from, { pairs, target })).toBe(expected)
})
