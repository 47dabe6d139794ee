import { expect, test } from 'vitest'
import type { Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { isFiltering, isExcluded } from './is-excluded'
import { DEFAULT_OPTIONS, type TimelineOptions } from './options-store'

const me = 'me' as AccountId
const eve = 'eve' as AccountId
const post = (change: Partial<Status> = {}): Status =>
  ({
    id: '1',
    account: eve,
    in_reply_to_id: null,
    in_reply_to_account_id: null,
    media_attachments: [],
    language: null,
    ...change,
  }) as unknown as Status
const media = [{}] as unknown as Status['media_attachments']
const quote = { state: 'accepted', status: null } as Status['quote']
const reply = (to: AccountId, change: Partial<Status> = {}) =>
  post({ in_reply_to_id: '9' as StatusId, in_reply_to_account_id: to, ...change })
const boost = post({ reblog: '2' as StatusId })

const cases: [string, Partial<TimelineOptions>, Status, Status | null, boolean][] = [
  ['everything by default', {}, reply('x' as AccountId), null, false],
  ['a boost', { boosts: false }, boost, post(), true],
  ['a post without boosts', { boosts: false }, post(), null, false],
  ['a quote', { quotes: false }, post({ quote: quote ?? null }), null, true],
  ['a boosted quote', { quotes: false }, boost, post({ quote: quote ?? null }), true],
  ['a reply', { replies: false }, reply('x' as AccountId), null, true],
  ['a reply to the reader', { replies: false }, reply(me), null, false],
  ['a reply of the reader', { replies: false }, reply(eve, { account: me }), null, false],
  ['a reply of an author to their own post', { replies: false }, reply(eve), null, false],
  ['a boosted reply', { replies: false }, boost, reply('x' as AccountId), false],
  ['a post without media', { mediaOnly: true }, post(), null, true],
  ['a boosted image', { mediaOnly: true }, boost, post({ media_attachments: media }), false],
  ['another language', { languages: ['de'] }, post({ language: 'en' }), null, true],
  ['a region of the language', { languages: ['de'] }, post({ language: 'de-AT' }), null, false],
  ['a region written with an underscore', { languages: ['de'] }, post({ language: 'de_AT' }), null, false],
  ['no language', { languages: ['de'] }, post(), null, false],
]

test.each(cases)('%s', (_name, change, status, subject, left) => {
  const options = { ...DEFAULT_OPTIONS, ...change }
  expect(isExcluded(options, status, subject ?? status, me)).toBe(left)
  expect(isFiltering(options)).toBe(Object.keys(change).length > 0)
})
