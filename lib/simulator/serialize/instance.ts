import { VAPID } from '../push/keys'
import type { Server } from '../server'
import { accountOut } from './account'
import { absolute, type Json, type View } from './view'

const MIME = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/heic',
  'image/heif',
  'image/webp',
  'image/avif',
  'video/webm',
  'video/mp4',
  'video/quicktime',
  'video/ogg',
  'audio/wave',
  'audio/wav',
  'audio/x-wav',
  'audio/x-pn-wave',
  'audio/vnd.wave',
  'audio/ogg',
  'audio/vorbis',
  'audio/mpeg',
  'audio/mp3',
  'audio/webm',
  'audio/flac',
  'audio/aac',
  'audio/m4a',
  'audio/x-m4a',
  'audio/mp4',
  'audio/3gpp',
  'video/x-ms-asf',
]

export const LIMITS = {
  mediaPerStatus: 4,
  description: 1500,
  image: 16_777_216,
  imageMatrix: 33_177_600,
  video: 103_809_024,
  pollOptions: 4,
  pollOption: 50,
  pollMin: 300,
  pollMax: 2_629_746,
  pins: 5,
  featuredTags: 10,
  fields: 4,
  fieldCharacters: 255,
  displayName: 30,
  note: 500,
  lists: 50,
} as const

const configuration = (view: View) => ({
  statuses: {
    max_characters: view.world.instance.maxCharacters,
    max_media_attachments: LIMITS.mediaPerStatus,
    characters_reserved_per_url: 23,
  },
  media_attachments: {
    supported_mime_types: MIME,
    description_limit: LIMITS.description,
    image_size_limit: LIMITS.image,
    image_matrix_limit: LIMITS.imageMatrix,
    video_size_limit: LIMITS.video,
    video_frame_rate_limit: 120,
    video_matrix_limit: 8_294_400,
  },
  polls: {
    max_options: LIMITS.pollOptions,
    max_characters_per_option: LIMITS.pollOption,
    min_expiration: LIMITS.pollMin,
    max_expiration: LIMITS.pollMax,
  },
})

const rules = (view: View): Json[] =>
  view.world.instance.rules.map(({ id, text, hint, translations }) => ({ id, text, hint, translations }))

const socket = (view: View) => view.origin.replace(/^http/, 'ws')

/** GET /api/v2/instance. */
export function instanceOut(server: Server, view: View): Json {
  const info = view.world.instance
  const contact = view.world.accounts.get(info.contactAccountId)
  return {
    domain: view.host,
    title: info.title,
    version: server.software.version,
    source_url: server.software.sourceUrl,
    description: info.description,
    usage: { users: { active_month: info.activeMonth } },
    thumbnail: {
      url: absolute(view, info.thumbnail),
      blurhash: info.thumbnailBlurhash,
      versions: { '@1x': absolute(view, info.thumbnail) },
      description: '',
    },
    icon: [{ src: absolute(view, info.thumbnail), size: '36x36' }],
    languages: info.languages,
    configuration: {
      urls: {
        streaming: socket(view),
        status: null,
        about: `${view.origin}/about`,
        privacy_policy: `${view.origin}/privacy-policy`,
        terms_of_service: info.termsOfService === null ? null : `${view.origin}/terms-of-service`,
      },
      vapid: { public_key: VAPID },
      accounts: {
        max_display_name_length: LIMITS.displayName,
        max_note_length: LIMITS.note,
        max_avatar_description_length: 150,
        max_header_description_length: 150,
        max_featured_tags: LIMITS.featuredTags,
        max_pinned_statuses: LIMITS.pins,
        max_profile_fields: LIMITS.fields,
        profile_field_name_limit: LIMITS.fieldCharacters,
        profile_field_value_limit: LIMITS.fieldCharacters,
      },
      ...configuration(view),
      translation: {
        enabled: !server.software.lacks.some((pattern) => pattern.test('POST /api/v1/statuses/1/translate')),
      },
      timelines_access: {
        live_feeds: { local: 'public', remote: 'public' },
        hashtag_feeds: { local: 'public', remote: 'public' },
        trending_link_feeds: { local: 'public', remote: 'public' },
      },
      limited_federation: false,
    },
    registrations: {
      enabled: info.registrations,
      approval_required: false,
      reason_required: false,
      message: null,
      min_age: null,
      url: null,
    },
    ...(server.software.api === null ? {} : { api_versions: { mastodon: server.software.api } }),
    wrapstodon: null,
    contact: { email: info.contactEmail, account: contact ? accountOut(view, contact) : null },
    rules: rules(view),
  }
}

/** GET /api/v1/instance. */
export function instanceV1Out(server: Server, view: View): Json {
  const info = view.world.instance
  const contact = view.world.accounts.get(info.contactAccountId)
  const local = view.world.accounts.by('domain', '')
  return {
    uri: view.host,
    title: info.title,
    short_description: info.description,
    description: info.description,
    email: info.contactEmail,
    version: server.software.version,
    urls: { streaming_api: socket(view) },
    stats: {
      user_count: local.length,
      status_count: local.reduce((sum, account) => sum + account.statusesCount, 0),
      domain_count: view.world.accounts.keys('domain').length - 1,
    },
    thumbnail: absolute(view, info.thumbnail),
    languages: info.languages,
    registrations: info.registrations,
    approval_required: false,
    invites_enabled: true,
    ...(server.software.shortInstance
      ? { max_toot_chars: info.maxCharacters, poll_limits: configuration(view).polls }
      : {
          configuration: {
            accounts: { max_featured_tags: LIMITS.featuredTags, max_pinned_statuses: LIMITS.pins },
            ...configuration(view),
          },
        }),
    contact_account: contact ? accountOut(view, contact) : null,
    rules: rules(view),
  }
}
