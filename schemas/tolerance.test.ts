import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { accountDto } from './accounts/account'
import { preferencesDto } from './accounts/preferences'
import { domainBlockPreviewDto, relationshipDto } from './accounts/relationship'
import { domainsDto } from './domains'
import { filterDto, filterV1Dto } from './filter'
import { listDto } from './list'
import { notificationDto } from './notifications/notification'
import { notificationPolicyDto } from './notifications/notification-policy'
import { instanceV2Dto, translationLanguagesDto } from './server/instance'
import { cardDto } from './statuses/card'
import { mediaDto } from './statuses/media'
import { pollDto } from './statuses/poll'
import { scheduledStatusDto } from './statuses/scheduled'
import { statusDto } from './statuses/status'
import { revisionDto } from './statuses/edits'
import { leaves, plainWire, readable, schemas, wire } from './wire.testing'

/** Values that a field may have by mistake, or on a newer server. */
const WRONG = [undefined, null, 7, true, {}, [], [null], '', 'of a newer server']

type Wire = Record<string, unknown>

/** Returns a copy of `value` with another value at a path, e.g. `.account.id`. */
function replaced(value: unknown, [key, ...rest]: readonly string[], wrong: unknown): unknown {
  if (key === undefined) return wrong
  if (Array.isArray(value)) return value.map((item) => replaced(item, [key, ...rest], wrong))
  const object = value as Wire
  return { ...object, [key]: replaced(object[key], rest, wrong) }
}

const isRead = (schema: z.ZodMiniType, value: unknown) => {
  const { success, data } = z.safeParse(schema, value)
  return success && !(Array.isArray(value) && (data as unknown[]).length === 0)
}
/** The fields that identify an entity, or the author of what it has; `group_key` and the like are ids too. */
const IDENTIFYING = /(?:^|_)id$|^(?:acct|shortcode|group_key)$/

/** More fields without which an entity has nothing to show, by schema. */
const NEEDED: readonly (readonly [schema: RegExp, paths: string])[] = [
  [/status(?:es)?Dto$/, '.account .reblog .reblog.account'],
  [/suggestion|notificationDto|notificationsDto|notificationRequest/, '.account'],
  [/[tT]ags?Dto|eaction/, '.name'],
  [/filterV1|filtersV1/, '.phrase'],
  [/filterResult/, '.filter'],
  [/pollDto/, '.options'],
  // Without them it cannot be told from a published post.
  [/scheduled/, '.params'],
  [/groupedNotifications/, '.notification_groups'],
  [/domainBlock|instanceV2/, '.domain'],
  [/instanceV1/, '.uri'],
  [/asyncRefresh/, '.async_refresh'],
  [/oauth/, '.authorization_endpoint .token_endpoint .revocation_endpoint .app_registration_endpoint'],
  [/token/, '.access_token'],
  [/streamError/, '.error'],
  [/streamFrame/, '.stream .event'],
  [/namelessFrame/, '.event'],
  [/messageDto/, '.message'],
  [/datedStatuses/, '.created_at'],
  [/wrappedCollection|collectionWithAccounts/, '.collection .collection.id .collection.account_id'],
  [/collectionsDto/, '.collections'],
  [/wrappedItem/, '.collection_item .collection_item.id .collection_item.account_id'],
  [/oauth/, '.client_id .client_secret .vapid_key'],
]

/** Only these parts belong to what an entity is; a wrong id elsewhere costs that part alone. */
const isPartOfIdentity = (path: string) => /^(?:\.(?:account|reblog|filter))*\.\w+$/.test(path)

const mayFail = (schema: string, path: string) =>
  NEEDED.some(([pattern, paths]) => pattern.test(schema) && paths.split(' ').includes(path)) ||
  (isPartOfIdentity(path) && IDENTIFYING.test(path.split('.').at(-1) ?? ''))

describe('a wrong field fails its entity only if the entity cannot be identified without it', () => {
  test.each(schemas)('$name', ({ name, schema }) => {
    const [kinds, root] = readable(schema)
    const { value, paths } = plainWire(schema, root, kinds)
    expect(isRead(schema, root(value))).toBe(true)
    const failing = paths.filter((path) =>
      WRONG.some((wrong) => !isRead(schema, root(replaced(value, path.slice(1).split('.'), wrong)))),
    )
    expect(failing.filter((path) => !mayFail(name, path))).toEqual([])
  })
})

describe('a wrong item of a list of texts costs that item alone', () => {
  test.each(schemas)('$name', ({ name, schema }) => {
    const [kinds, root] = readable(schema)
    const { value } = plainWire(schema, root, kinds)
    for (const [path, kind] of kinds) {
      if (kind !== 'texts' || mayFail(name, path)) continue
      const keys = path.slice(1).split('.')
      const { data } = z.safeParse(schema, root(replaced(value, keys, ['first', null, {}, [], 'last'])))
      const read = leaves(data, '').filter(([key]) => key === keys.at(-1))
      expect(
        read.map(([, text]) => text),
        path,
      ).toEqual(expect.arrayContaining(['first', 'last']))
    }
  })
})

test('a wrong item costs no other vote, server or language', () => {
  expect(z.parse(pollDto, { id: '1', options: [], own_votes: [0, null, 2] }).own_votes).toEqual([0, 2])
  expect(z.parse(domainsDto, ['a.example', null, 'b.example'])).toEqual(['a.example', 'b.example'])
  expect(z.parse(translationLanguagesDto, { de: ['en', null], fr: null })).toEqual({ de: ['en'], fr: [] })
})

/** A word that no fixed set of values has. */
const UNKNOWN = 'of a newer server'

describe('an unknown word never reads as a known one', () => {
  test.each(schemas)('$name', ({ schema }) => {
    const [kinds, root] = readable(schema)
    const { data } = z.safeParse(schema, root(wire(UNKNOWN, kinds, new Set())))
    const known = leaves(data, '').filter(([, value]) => ![UNKNOWN, 'unknown', ''].includes(value))
    expect(known).toEqual([])
  })
})

const account = { id: '7', acct: 'ada', username: 'ada' }

test.each([[''], [[]], [false], [null]])('a post whose boosted post is %j is no boost', (reblog) => {
  expect(z.parse(statusDto, { id: '1', account, reblog }).reblog).toBeNull()
})

test.each([undefined, null, -1, 'many', {}])('a number of follows of %j is unknown, not 0', (wrong) => {
  const preview = z.parse(domainBlockPreviewDto, { followers_count: '3', following_count: wrong })
  expect(preview).toEqual({ followers_count: 3, following_count: null })
})

test.each([undefined, null, '', 7])(
  'the username of an account with the username %j is that of its handle',
  (username) => {
    expect(z.parse(accountDto, { id: '7', acct: 'ada@far.example', username }).username).toBe('ada')
  },
)

test('an unknown value of a fixed set reads as unknown, or as absent where there is a default', () => {
  const status = z.parse(statusDto, { id: '1', account, visibility: UNKNOWN, quote: { state: UNKNOWN } })
  expect([status.visibility, status.quote?.state]).toEqual(['unknown', 'unknown'])
  expect(z.parse(listDto, { id: '1', title: 'a', replies_policy: UNKNOWN }).replies_policy).toBeUndefined()
  expect(z.parse(notificationPolicyDto, { for_bots: UNKNOWN }).for_bots).toBe('unknown')
  const preferences = { 'posting:default:visibility': UNKNOWN, 'reading:expand:media': UNKNOWN }
  expect(z.parse(preferencesDto, preferences)).toEqual({ 'posting:default:visibility': 'unknown' })
  expect(z.parse(mediaDto, { id: '1', type: UNKNOWN }).type).toBe('unknown')
  expect(z.parse(cardDto, { type: UNKNOWN }).type).toBe('unknown')
  expect(z.parse(filterDto, { id: '1', filter_action: UNKNOWN }).filter_action).toBe('unknown')
})

test.each(['', 'soon', '2024-13-45', 7])('ends of %j read as null', (date) => {
  const ends = { expires_at: date }
  expect(z.parse(pollDto, { id: '1', options: [], ...ends }).expires_at).toBeNull()
  expect(z.parse(filterDto, { id: '1', ...ends }).expires_at).toBeNull()
  expect(z.parse(filterV1Dto, { id: '1', phrase: 'a', ...ends }).expires_at).toBeNull()
  expect(z.parse(relationshipDto, { id: '1', muting_expires_at: date }).muting_expires_at ?? null).toBeNull()
})

test.each(['', 'soon', '2024-13-45', 7])('dates of an account of %j read as null', (date) => {
  const fields = [{ name: 'Site', value: 'ada.example', verified_at: date }]
  const read = z.parse(accountDto, { ...account, created_at: date, last_status_at: date, fields })
  expect([read.created_at, read.last_status_at, read.fields[0]?.verified_at]).toEqual([null, null, null])
  expect(z.parse(accountDto, { ...account, created_at: '2024-03-01' }).created_at).toBe('2024-03-01')
})

test.each([undefined, null, '', 7])('dates of %j read as unknown', (date) => {
  expect(z.parse(statusDto, { id: '1', account, created_at: date }).created_at).toBe('')
  expect(z.parse(revisionDto, { created_at: date }).created_at).toBe('')
  expect(z.parse(scheduledStatusDto, { id: '1', params: {}, scheduled_at: date }).scheduled_at).toBe('')
  expect(z.parse(notificationDto, { id: '1', account, created_at: date }).created_at).toBe('')
})

test('a wrong value of a record leaves out only that value', () => {
  const instance = z.parse(instanceV2Dto, {
    domain: 'far.example',
    api_versions: { mastodon: 7, fork: 'two' },
    configuration: {
      timelines_access: { live_feeds: { local: 'public', remote: 7 }, hashtag_feeds: 'none' },
    },
  })
  expect(instance.api_versions).toEqual({ mastodon: 7 })
  expect(instance.configuration?.timelines_access).toEqual({
    live_feeds: { local: 'public' },
    hashtag_feeds: {},
  })
})

test('the lists of texts of a schema are found', () => {
  const [kinds] = readable(filterDto)
  expect([...kinds].filter(([, kind]) => kind === 'texts')).toEqual([['.context', 'texts']])
})
