import { describe, expect, test, vi } from 'vitest'
import { Capabilities, supportByAnswer, supportByClaims, type InstanceClaims } from './capabilities'
import { announcedBy, readSoftware } from './software'

const claims = (version: string, more: Partial<InstanceClaims> = {}): InstanceClaims => ({
  version,
  apiVersion: null,
  instanceV2: true,
  streamingUrl: 'wss://host.example',
  translation: true,
  ...more,
})

test.each<[string, string, readonly number[] | null]>([
  ['4.3.0', 'Mastodon', [4, 3, 0]],
  ['4.5.0-alpha.2', 'Mastodon', [4, 5, 0]],
  ['4.6.0-nightly.2026-01-09', 'Mastodon', [4, 6, 0]],
  ['4.4.0-rc.1+glitch', 'Mastodon', [4, 4, 0]],
  ['4.2.10+hometown-1.1.1', 'Mastodon', [4, 2, 10]],
  ['4.2.0+kmyblue_5.1', 'Mastodon', [4, 2, 0]],
  ['3.5.19', 'Mastodon', [3, 5, 19]],
  ['v4.1.2', 'Mastodon', [4, 1, 2]],
  ['2.7.2 (compatible; Pleroma 2.7.0)', 'Pleroma', null],
  ['2.7.2 (compatible; Akkoma 3.10.3-0-g1e2f3a4)', 'Akkoma', null],
  ['3.5.3 (compatible; Pixelfed 0.12.3)', 'Pixelfed', null],
  ['2.8.0 (compatible; Friendica 2024.03-1556)', 'Friendica', null],
  ['4.2.1 (compatible; Firefish 1.0.5-rc)', 'Firefish', null],
  ['4.2.1 (compatible; Sharkey 2024.8.2)', 'Sharkey', null],
  ['4.2.1 (compatible; Iceshrimp.NET/2024.1-beta5)', 'Iceshrimp.NET', null],
  ['4.0.0 (compatible; Mitra 2.30.0)', 'Mitra', null],
  ['4.0.0 (not true; really snac/2.68)', 'snac', null],
  ['4.3.2 (Anything)', 'Anything', null],
  ['takahe/0.11.0', 'takahe', null],
  ['0.17.3 git-19cfa8d', '', null],
  ['2024.08', '', null],
  ['unknown', '', null],
  ['', '', null],
])('version text %s', (text, name, version) => {
  expect(readSoftware(text)).toEqual({ name, mastodon: version !== null, version })
})

test.each([
  ['3.5.0', 0],
  ['4.2.9', 0],
  ['4.3.8', 2],
  ['4.4.0', 6],
  ['4.5.1', 7],
  ['4.6.0', 10],
  ['4.7.0-alpha.1', 11],
  ['5.0.0', 11],
])('Mastodon %s announces %i', (text, number) => {
  expect(announcedBy(readSoftware(text).version)).toBe(number)
})

describe('support by claims', () => {
  test.each<[string, InstanceClaims, Record<string, string>]>([
    [
      'the announced number takes precedence over the version',
      claims('4.2.0', { apiVersion: 7 }),
      { quotes: 'yes', groupedNotifications: 'yes', batchStatuses: 'yes', profileEndpoint: 'no' },
    ],
    [
      'a number announced by other software counts',
      claims('4.2.1 (compatible; Other 1.0)', { apiVersion: 2 }),
      {
        groupedNotifications: 'yes',
        filtersV2: 'yes',
        endorse: 'yes',
        endorseNames: 'no',
        quotes: 'no',
        asyncRefresh: 'no',
      },
    ],
    [
      'Mastodon 4.7',
      claims('4.7.0', { apiVersion: 11 }),
      { notificationFallback: 'yes', blurFilter: 'yes', asyncRefresh: 'yes' },
    ],
    [
      'Mastodon 4.2 by version',
      claims('4.2.0'),
      { groupedNotifications: 'no', quotes: 'no', filtersV2: 'yes', editing: 'yes', exclusiveLists: 'yes' },
    ],
    [
      'Mastodon 3.5',
      claims('3.5.3', { instanceV2: false, translation: false }),
      { instanceV2: 'no', filtersV2: 'no', editing: 'yes', translation: 'no', followTags: 'no' },
    ],
    ['a fork', claims('4.4.2+glitch.pl'), { deleteMedia: 'yes', featureTags: 'yes', quotes: 'no' }],
    [
      'other software starts with the smallest set, even if its version begins like Mastodon',
      claims('4.5.0 (not true; really snac/2.68)'),
      { quotes: 'no', blurFilter: 'no', groupedNotifications: 'maybe', filtersV2: 'maybe', editing: 'maybe' },
    ],
    ['no streaming URL', claims('4.3.0', { streamingUrl: null }), { streaming: 'no' }],
  ])('%s', (_, given, expected) => {
    expect(supportByClaims(given)).toMatchObject(expected)
  })
})

describe('lessons', () => {
  test.each<[string, number, object, Record<string, string>]>([
    ['/api/v2/notifications', 404, {}, { groupedNotifications: 'no' }],
    ['/api/v2/notifications', 405, {}, { groupedNotifications: 'no' }],
    ['/api/v2/notifications', 422, {}, { groupedNotifications: 'no' }],
    ['/api/v2/notifications', 422, { paged: true }, {}],
    ['/api/v2/notifications', 405, { paged: true }, { groupedNotifications: 'no' }],
    ['/api/v2/notifications', 200, {}, { groupedNotifications: 'yes' }],
    ['/api/v2/notifications', 200, { html: true }, { groupedNotifications: 'no' }],
    ['/api/v2/notifications', 401, {}, {}],
    ['/api/v2/notifications', 500, {}, {}],
    ['/api/v2/notifications', 503, { html: true }, {}],
    ['/api/v1/statuses', 404, { method: 'POST' }, {}],
    ['/api/v1/statuses', 404, {}, { batchStatuses: 'no' }],
    ['/api/v1/statuses/1/source', 404, {}, {}],
    ['/api/v1/statuses/1/source', 404, { html: true }, { editing: 'no' }],
    ['/api/v1/statuses/1/source', 405, {}, { editing: 'no' }],
    ['/api/v1/statuses/1/source', 200, {}, { editing: 'yes' }],
    ['/api/v1/unheard_of', 404, {}, {}],
  ])('%s answering %i %o', (path, status, lesson, expected) => {
    expect(Object.fromEntries(supportByAnswer(path, status, lesson))).toEqual(expected)
  })

  test('evidence overrides claims, and listeners are notified once', () => {
    const table = new Capabilities()
    const listener = vi.fn()
    expect([table.has('filtersV2'), table.tries('filtersV2')]).toEqual([false, true])
    table.know(claims('4.3.0'))
    table.subscribe(listener)
    expect(table.has('filtersV2')).toBe(true)
    table.learn('/api/v2/filters', 404)
    table.learn('/api/v2/filters', 404)
    expect([table.has('filtersV2'), table.tries('filtersV2')]).toEqual([false, false])
    expect(listener).toHaveBeenCalledTimes(1)
    expect([table.support('quotes'), table.support('markers')]).toEqual(['no', 'yes'])
    expect([table.software?.name, table.version]).toEqual(['Mastodon', '4.3.0'])
  })
})
