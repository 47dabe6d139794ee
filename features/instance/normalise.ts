import { readSoftware, type InstanceClaims } from '@/lib/http'
import type { InstanceConfiguration, InstanceV1Dto, InstanceV2Dto } from '@/schemas/server/instance'
import type { AccountId } from '@/schemas/primitives'
import { DEFAULT_LIMITS, type Access, type Instance, type Limits } from './instance'

const positive = (value: number | null | undefined, fallback: number) =>
  value && value > 0 ? value : fallback
const positiveOrNull = (value: number | null | undefined) => (value && value > 0 ? value : null)
const textOrNull = (value: string | null | undefined) => value || null

/**
 * Returns the limits of a configuration; `characters` is the extra field of some v1 servers (max_toot_chars).
 */
export function limitsOf(
  configuration: InstanceConfiguration | undefined,
  characters?: number | null,
): Limits {
  const defaults = DEFAULT_LIMITS
  const { statuses, media_attachments: media, polls, accounts } = configuration ?? {}
  const described = positive(
    accounts?.max_avatar_description_length ?? accounts?.max_header_description_length,
    defaults.profile.pictureDescriptionCharacters,
  )
  return {
    characters: positive(statuses?.max_characters ?? characters, defaults.characters),
    charactersPerUrl: positive(statuses?.characters_reserved_per_url, defaults.charactersPerUrl),
    media: positive(statuses?.max_media_attachments, defaults.media),
    descriptionCharacters: positive(media?.description_limit, defaults.descriptionCharacters),
    mimeTypes: media?.supported_mime_types ?? [],
    imageBytes: positiveOrNull(media?.image_size_limit),
    imagePixels: positiveOrNull(media?.image_matrix_limit),
    videoBytes: positiveOrNull(media?.video_size_limit),
    videoPixels: positiveOrNull(media?.video_matrix_limit),
    videoFrameRate: positiveOrNull(media?.video_frame_rate_limit),
    poll: {
      options: positive(polls?.max_options, defaults.poll.options),
      optionCharacters: positive(polls?.max_characters_per_option, defaults.poll.optionCharacters),
      shortest: positive(polls?.min_expiration, defaults.poll.shortest),
      longest: positive(polls?.max_expiration, defaults.poll.longest),
    },
    pinned: positive(accounts?.max_pinned_statuses, defaults.pinned),
    featuredTags: positive(accounts?.max_featured_tags, defaults.featuredTags),
    profile: {
      nameCharacters: positive(accounts?.max_display_name_length, defaults.profile.nameCharacters),
      noteCharacters: positive(accounts?.max_note_length, defaults.profile.noteCharacters),
      fields: positive(accounts?.max_profile_fields, defaults.profile.fields),
      fieldNameCharacters: positive(accounts?.profile_field_name_limit, defaults.profile.fieldNameCharacters),
      fieldValueCharacters: positive(
        accounts?.profile_field_value_limit,
        defaults.profile.fieldValueCharacters,
      ),
      pictureDescriptionCharacters: described,
    },
  }
}

const isAccess = (value: string): value is Access =>
  value === 'public' || value === 'authenticated' || value === 'disabled'

/**
 * A feed with an unknown word is restricted in some way: it counts as closed to visitors and open to members, whose
 * requests the server may still refuse.
 */
const accessOf = (configuration: InstanceConfiguration | undefined): Instance['access'] =>
  Object.fromEntries(
    Object.entries(configuration?.timelines_access ?? {}).map(([feed, origins]) => [
      feed,
      Object.fromEntries(
        Object.entries(origins).map(([origin, word]) => [origin, isAccess(word) ? word : 'authenticated']),
      ),
    ]),
  )

const rulesOf = (rules: InstanceV2Dto['rules']): Instance['rules'] =>
  (rules ?? []).map(({ id, text, hint, translations }) => ({
    id: String(id),
    text,
    hint: hint ?? '',
    translations: translations ?? {},
  }))

/** The parts of the configuration that both versions share. */
const configured = (configuration: InstanceConfiguration | undefined) => ({
  translation: configuration?.translation?.enabled ?? false,
  limitedFederation: configuration?.limited_federation ?? false,
  access: accessOf(configuration),
  urls: {
    status: textOrNull(configuration?.urls?.status),
    about: textOrNull(configuration?.urls?.about),
    privacy: textOrNull(configuration?.urls?.privacy_policy),
    terms: textOrNull(configuration?.urls?.terms_of_service),
  },
})

/** Normalises a v2 document; `accountId` is its contact once that is cached. */
export function fromV2(dto: InstanceV2Dto, accountId: AccountId | null): Instance {
  const { configuration, registrations, thumbnail } = dto
  return {
    ...configured(configuration),
    domain: dto.domain,
    title: dto.title || dto.domain,
    version: dto.version,
    software: readSoftware(dto.version),
    apiVersion: dto.api_versions?.['mastodon'] ?? null,
    description: dto.description,
    sourceUrl: textOrNull(dto.source_url),
    languages: dto.languages,
    thumbnail: thumbnail?.url
      ? { url: thumbnail.url, blurhash: thumbnail.blurhash ?? null, alt: thumbnail.description ?? '' }
      : null,
    icons: dto.icon ?? [],
    contact: { email: dto.contact?.email ?? '', accountId },
    rules: rulesOf(dto.rules),
    registrations: {
      open: registrations?.enabled ?? false,
      approval: registrations?.approval_required ?? false,
      message: textOrNull(registrations?.message),
      url: textOrNull(registrations?.url),
    },
    activeMonth: dto.usage?.users?.active_month ?? null,
    streamingUrl: textOrNull(configuration?.urls?.streaming),
    vapidKey: textOrNull(configuration?.vapid?.public_key),
    limits: limitsOf(configuration),
  }
}

/** Normalises a v1 document; `uri` is a domain on Mastodon and a URL on other software. */
export function fromV1(dto: InstanceV1Dto, accountId: AccountId | null): Instance {
  const { configuration } = dto
  const address = dto.uri.includes('://') ? dto.uri : `https://${dto.uri}`
  const domain = URL.canParse(address) ? new URL(address).host : dto.uri
  return {
    ...configured(configuration),
    domain,
    title: dto.title || domain,
    version: dto.version,
    software: readSoftware(dto.version),
    apiVersion: null,
    description: dto.short_description || dto.description,
    sourceUrl: null,
    languages: dto.languages,
    thumbnail: dto.thumbnail ? { url: dto.thumbnail, blurhash: null, alt: '' } : null,
    icons: [],
    contact: { email: dto.email ?? '', accountId },
    rules: rulesOf(dto.rules),
    registrations: {
      open: dto.registrations ?? false,
      approval: dto.approval_required ?? false,
      message: null,
      url: null,
    },
    activeMonth: null,
    streamingUrl: textOrNull(dto.urls?.streaming_api ?? configuration?.urls?.streaming),
    vapidKey: textOrNull(configuration?.vapid?.public_key) ?? textOrNull(dto.vapid_key),
    limits: limitsOf(configuration, dto.max_toot_chars),
  }
}

/** Returns what the document claims about the server's features. */
export const claimsOf = (instance: Instance, instanceV2: boolean): InstanceClaims => ({
  version: instance.version,
  apiVersion: instance.apiVersion,
  instanceV2,
  streamingUrl: instance.streamingUrl,
  translation: instance.translation,
})
