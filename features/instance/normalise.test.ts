import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { instanceV1Dto, instanceV2Dto } from '@/schemas/server/instance'
import { DEFAULT_LIMITS } from './instance'
import { claimsOf, fromV1, fromV2, limitsOf } from './normalise'

const v2 = (body: object) => fromV2(z.parse(instanceV2Dto, { domain: 'host.example', ...body }), null)
const v1 = (body: object) => fromV1(z.parse(instanceV1Dto, { uri: 'host.example', ...body }), null)

test('a minimal document gets the defaults', () => {
  for (const instance of [v2({}), v1({})]) {
    expect(instance).toMatchObject({
      domain: 'host.example',
      title: 'host.example',
      apiVersion: null,
      streamingUrl: null,
      vapidKey: null,
      thumbnail: null,
      translation: false,
      registrations: { open: false },
      limits: DEFAULT_LIMITS,
    })
    expect(instance.access['live_feeds']).toBeUndefined()
  }
})

test('a current Mastodon', () => {
  const instance = v2({
    title: 'Host',
    version: '4.6.0',
    api_versions: { mastodon: 10, glitch: 1 },
    configuration: {
      urls: { streaming: 'wss://stream.example', privacy_policy: 'https://host.example/privacy' },
      vapid: { public_key: 'key' },
      statuses: { max_characters: 1000, max_media_attachments: 8, characters_reserved_per_url: 20 },
      media_attachments: {
        supported_mime_types: ['image/png'],
        image_size_limit: 16_777_216,
        description_limit: 1500,
      },
      polls: { max_options: 6, min_expiration: 60 },
      translation: { enabled: true },
      accounts: { max_profile_fields: 6, max_display_name_length: 40 },
      timelines_access: { live_feeds: { local: 'authenticated', remote: 'nonsense' } },
    },
    registrations: { enabled: true, approval_required: true, message: null, url: '' },
    thumbnail: { url: 'https://host.example/t.png', blurhash: 'abc' },
    rules: [{ id: 1, text: 'Be kind', translations: { de: { text: 'Sei nett' } } }, 'nonsense'],
    usage: { users: { active_month: 12 } },
  })
  expect(instance).toMatchObject({
    apiVersion: 10,
    streamingUrl: 'wss://stream.example',
    vapidKey: 'key',
    translation: true,
    activeMonth: 12,
    registrations: { open: true, approval: true, message: null, url: null },
    thumbnail: { url: 'https://host.example/t.png', blurhash: 'abc', alt: '' },
    urls: { privacy: 'https://host.example/privacy', terms: null },
    rules: [{ id: '1', text: 'Be kind', hint: '', translations: { de: { text: 'Sei nett' } } }],
  })
  expect(instance.limits).toMatchObject({
    characters: 1000,
    media: 8,
    charactersPerUrl: 20,
    mimeTypes: ['image/png'],
    imageBytes: 16_777_216,
    videoBytes: null,
    poll: { options: 6, shortest: 60, longest: 2_629_746 },
    profile: { fields: 6, nameCharacters: 40, noteCharacters: 500 },
  })
  // The unknown word closes the feed for visitors only.
  expect(instance.access).toEqual({ live_feeds: { local: 'authenticated', remote: 'authenticated' } })
  // It is stored for times without a connection.
  expect(structuredClone(instance)).toEqual(instance)
  expect(claimsOf(instance, true)).toEqual({
    version: '4.6.0',
    apiVersion: 10,
    instanceV2: true,
    streamingUrl: 'wss://stream.example',
    translation: true,
  })
})

test('an older server with a URL as uri and a separate character limit', () => {
  const instance = v1({
    uri: 'https://pleroma.example',
    version: '2.7.2 (compatible; Pleroma 2.7.0)',
    short_description: 'Short',
    description: 'Long',
    urls: { streaming_api: 'wss://pleroma.example' },
    max_toot_chars: '5000',
    registrations: true,
    thumbnail: 'https://pleroma.example/t.png',
    vapid_key: 'key',
  })
  expect(instance).toMatchObject({
    domain: 'pleroma.example',
    description: 'Short',
    streamingUrl: 'wss://pleroma.example',
    vapidKey: 'key',
    software: { name: 'Pleroma', mastodon: false },
    limits: { characters: 5000 },
    registrations: { open: true },
  })
})

describe('implausible limits are ignored', () => {
  test.each([[{ statuses: { max_characters: 0 } }], [{ statuses: { max_characters: -1 } }], [{}]])(
    '%o',
    (configuration) => {
      expect(limitsOf(configuration).characters).toBe(500)
    },
  )
})
