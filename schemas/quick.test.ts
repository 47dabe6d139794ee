import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { accountDto, credentialAccountDto } from './account'
import { cardDto } from './card'
import { customEmojiDto, customEmojis } from './emoji'
import { mediaDto } from './media'
import { pollDto } from './poll'
import {
  count0,
  flag,
  id,
  instantOrNull,
  maybeFlag,
  numberOrNull,
  said,
  text,
  tolerantArray,
  tolerantEnum,
  tolerantOrNull,
  urlOrNull,
} from './primitives'
import { quoteApprovalDto } from './quote'
import { statusDto, visibility } from './status'
import { mentionDto, statusTagDto } from './tag'

const ODD = [
  undefined,
  null,
  0,
  -1,
  1.5,
  NaN,
  Infinity,
  7,
  '',
  '3',
  'public',
  true,
  false,
  [],
  [null, 'x'],
  {},
]

/** Names the case that failed. */
const named = (key: string, value: unknown) => `${key}: ${JSON.stringify(value)}`

/** The value and where it is wrong, by whichever way. */
const outcome = (result: z.core.ParsePayload | Promise<z.core.ParsePayload>) => {
  if (result instanceof Promise) throw new Error('nothing here waits')
  const issues = result.issues.map(({ code, path }) => ({ code, path: path ?? [] }))
  return { issues, value: issues.length > 0 ? null : result.value }
}
const shortly = ({ _zod }: z.core.$ZodType, value: unknown) => outcome(_zod.run({ value, issues: [] }, {}))
const wholly = ({ _zod }: z.core.$ZodType, value: unknown) => outcome(_zod.parse({ value, issues: [] }, {}))

test.each<[string, z.core.$ZodType]>([
  ['id', id()],
  ['said', said],
  ['text', text],
  ['count0', count0],
  ['flag', flag],
  ['maybeFlag', maybeFlag],
  ['instantOrNull', instantOrNull],
  ['urlOrNull', urlOrNull],
  ['numberOrNull', numberOrNull],
  ['visibility', visibility],
  ['tolerantEnum', tolerantEnum(['public', 'unlisted'], 'unknown')],
  ['tolerantArray', tolerantArray(said, 'word')],
  ['tolerantOrNull', tolerantOrNull(said, 'word')],
  ['customEmojis', customEmojis],
])('the short way of %s answers what the schema does', (_name, schema) => {
  for (const value of ODD)
    expect(shortly(schema, value), named('value', value)).toEqual(wholly(schema, value))
})

const account = { id: '7', acct: 'ada', username: 'ada', note: '<p></p>', bot: true, followers_count: 3 }
const status = {
  id: '1',
  account,
  content: '<p>hi</p>',
  created_at: '2026-01-01',
  visibility: 'public',
  tags: [{ name: 'a', url: '' }, {}],
  favourited: true,
  replies_count: 2,
}

test.each<[string, z.core.$ZodObject, object]>([
  ['status', statusDto, { ...status, reblog: status, card: { url: 'x' } }],
  ['account', accountDto, { ...account, moved: account }],
  ['own account', credentialAccountDto, { ...account, source: { privacy: 'public' } }],
  ['media', mediaDto, { id: '1', type: 'image', meta: { original: { width: 3 }, focus: { x: 0, y: 1 } } }],
  ['card', cardDto, { url: 'x', type: 'link', authors: [{ name: 'ada' }], width: '3' }],
  ['poll', pollDto, { id: '1', options: [{ title: 'a', votes_count: 1 }], voted: true, own_votes: [0] }],
  ['emoji', customEmojiDto._zod.def.in, { shortcode: 'a', url: 'b' }],
  ['mention', mentionDto, { id: '1', acct: 'ada' }],
  ['tag', statusTagDto, { name: 'a' }],
  ['quote approval', quoteApprovalDto, { automatic: ['public'], current_user: 'denied' }],
])('%s: reads the same field by field, whatever a field holds', (_name, schema, wire) => {
  for (const value of [...ODD, wire])
    expect(shortly(schema, value), named('value', value)).toEqual(wholly(schema, value))
  for (const key of Object.keys(schema._zod.def.shape)) {
    const { [key]: _left, ...without } = wire as Record<string, unknown>
    expect(shortly(schema, without), `without ${key}`).toEqual(wholly(schema, without))
    for (const odd of ODD) {
      const broken = { ...wire, [key]: odd }
      expect(shortly(schema, broken), named(key, odd)).toEqual(wholly(schema, broken))
    }
  }
})

test('names what is wrong by its path', () => {
  expect(shortly(statusDto, { ...status, reblog: { ...status, account: { id: '1' } } }).issues).toEqual([
    { code: 'invalid_type', path: ['reblog', 'account', 'acct'] },
    { code: 'invalid_type', path: ['reblog', 'account', 'username'] },
  ])
})
