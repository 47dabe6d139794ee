import { expect, test } from 'vitest'
import type { Account, Status } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { draftWords, readDeviceQuery } from './device-query'
import { matchesPost } from './matches-post'

const ME = '1' as AccountId

const post = {
  status: {
    account: '2',
    content: '<p>Crème brûlée for the <b>geese</b> &amp; ducks</p>',
    spoiler_text: 'Food',
    media_attachments: [{ type: 'gifv', description: 'A heron in the reeds' }],
    tags: [{ name: 'Birds' }],
    card: null,
    created_at: '2026-03-31T12:00:00.000Z',
    language: 'en',
    visibility: 'unlisted',
    sensitive: false,
    in_reply_to_id: '9',
  } as unknown as Status,
  author: { acct: 'ben', display_name: 'Ben Barlow' } as Account,
  poll: undefined,
}

const matches = (text: string) => matchesPost(post, readDeviceQuery(text), { id: ME, host: 'home.example' })

test.each([
  'creme BRULEE',
  'geese ducks',
  '"for the geese"',
  'food',
  'heron',
  '#birds',
  'barlow',
  '@ben',
  'geese from:ben',
  'from:@ben@home.example',
  'has:media has:video',
  'is:reply is:sensitive',
  'language:en',
  'during:2026-03',
  'before:2026-04-01 after:2026-03-30',
  'in:library',
  'geese -swans -from:me',
  // Its value is still missing.
  'geese from:',
])('“%s” finds the post', (text) => expect(matches(text)).toBe(true))

test.each([
  '',
  '   ',
  'swans',
  'geese swans',
  '"geese for"',
  'from:me',
  'from:ben@far.example',
  'has:poll',
  'has:link',
  'has:image',
  'is:quote',
  'language:de',
  'before:2026-03-31',
  'after:2026-03',
  'in:public',
  '-geese',
])('“%s” does not find it', (text) => expect(matches(text)).toBe(false))

test.each([
  ['Heron  café', 'heron cafe'],
  ['"grey heron" reeds', 'grey heron reeds'],
  ['from:me heron', null],
  ['heron -reeds', null],
  ['', null],
])('a search for “%s” looks in drafts for %j', (text, words) => expect(draftWords(text)).toBe(words))
