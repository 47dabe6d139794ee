import * as z from 'zod/mini'
import { accountDto } from '../accounts/account'
import {
  count0,
  dateOrNull,
  id,
  longText,
  longTextOrNull,
  requiredString,
  stringOrNull,
  maybeFlag,
  numberOrNull,
  text,
  tolerantArray,
  tolerantList,
  tolerantOrNull,
  tolerantRecord,
  stringArray,
  wholeText,
  wholeTextOrNull,
} from '../primitives'
import { linkUrlOrNull, mediaUrlOrEmpty, mediaUrlOrNull, streamingUrlOrNull } from '../url'

const optionalNumber = z.optional(numberOrNull)

const configurationDto = z.catch(
  z.object({
    urls: z.optional(
      z.catch(
        z.object({
          streaming: z.optional(streamingUrlOrNull),
          status: z.optional(linkUrlOrNull),
          about: z.optional(linkUrlOrNull),
          privacy_policy: z.optional(linkUrlOrNull),
          terms_of_service: z.optional(linkUrlOrNull),
        }),
        {},
      ),
    ),
    vapid: z.optional(z.catch(z.object({ public_key: z.optional(text) }), {})),
    accounts: z.optional(
      z.catch(
        z.object({
          max_featured_tags: optionalNumber,
          max_pinned_statuses: optionalNumber,
          max_display_name_length: optionalNumber,
          max_note_length: optionalNumber,
          max_avatar_description_length: optionalNumber,
          max_header_description_length: optionalNumber,
          max_profile_fields: optionalNumber,
          profile_field_name_limit: optionalNumber,
          profile_field_value_limit: optionalNumber,
        }),
        {},
      ),
    ),
    statuses: z.optional(
      z.catch(
        z.object({
          max_characters: optionalNumber,
          max_media_attachments: optionalNumber,
          characters_reserved_per_url: optionalNumber,
        }),
        {},
      ),
    ),
    media_attachments: z.optional(
      z.catch(
        z.object({
          supported_mime_types: z.optional(stringArray),
          description_limit: optionalNumber,
          image_size_limit: optionalNumber,
          image_matrix_limit: optionalNumber,
          video_size_limit: optionalNumber,
          video_frame_rate_limit: optionalNumber,
          video_matrix_limit: optionalNumber,
        }),
        {},
      ),
    ),
    polls: z.optional(
      z.catch(
        z.object({
          max_options: optionalNumber,
          max_characters_per_option: optionalNumber,
          min_expiration: optionalNumber,
          max_expiration: optionalNumber,
        }),
        {},
      ),
    ),
    translation: z.optional(z.catch(z.object({ enabled: maybeFlag }), {})),
    timelines_access: z.optional(tolerantRecord(tolerantRecord(z.string()))),
    limited_federation: maybeFlag,
  }),
  {},
)
export type InstanceConfiguration = z.output<typeof configurationDto>

const ruleDto = z.object({
  id: id<'rule'>(),
  text: longText,
  hint: z.optional(longText),
  translations: z.optional(tolerantRecord(z.object({ text: longText, hint: z.optional(longText) }))),
})

export const instanceV2Dto = z.object({
  domain: requiredString,
  title: text,
  version: text,
  source_url: z.optional(linkUrlOrNull),
  /** HTML. */
  description: wholeText,
  api_versions: z.optional(tolerantRecord(z.number())),
  languages: stringArray,
  configuration: z.optional(configurationDto),
  registrations: z.optional(
    z.catch(
      z.object({
        enabled: maybeFlag,
        approval_required: maybeFlag,
        /** HTML. */
        message: z.optional(wholeTextOrNull),
        url: z.optional(linkUrlOrNull),
      }),
      {},
    ),
  ),
  thumbnail: z.optional(
    z.catch(
      z.object({
        url: z.optional(mediaUrlOrNull),
        blurhash: z.optional(stringOrNull),
        description: z.optional(longTextOrNull),
      }),
      {},
    ),
  ),
  icon: z.optional(tolerantList(z.object({ src: mediaUrlOrEmpty, size: text }), 'icon')),
  contact: z.optional(
    z.catch(z.object({ email: text, account: z.optional(tolerantOrNull(accountDto, 'account')) }), {
      email: '',
    }),
  ),
  rules: z.optional(tolerantList(ruleDto, 'rule')),
  usage: z.optional(
    z.catch(z.object({ users: z.optional(z.object({ active_month: z.optional(count0) })) }), {}),
  ),
})

export const instanceV1Dto = z.object({
  uri: requiredString,
  title: text,
  version: text,
  /** HTML. */
  short_description: z.optional(wholeText),
  description: wholeText,
  urls: z.optional(z.catch(z.object({ streaming_api: z.optional(streamingUrlOrNull) }), {})),
  languages: stringArray,
  configuration: z.optional(configurationDto),
  registrations: maybeFlag,
  approval_required: maybeFlag,
  thumbnail: z.optional(mediaUrlOrNull),
  rules: z.optional(tolerantList(ruleDto, 'rule')),
  contact_account: z.optional(tolerantOrNull(accountDto, 'account')),
  email: z.optional(text),
  max_toot_chars: z.optional(numberOrNull),
  vapid_key: z.optional(text),
})

export const domainBlockDto = z.object({
  domain: requiredString,
  severity: text,
  comment: z.optional(longTextOrNull),
})
export const domainBlocksDto = tolerantArray(domainBlockDto, 'domain block')
export type DomainBlock = z.output<typeof domainBlockDto>

/** A text about the server: its extended description, privacy policy or terms of service. */
export const serverDocumentDto = z.object({
  /** HTML. */
  content: wholeText,
  updated_at: z.optional(dateOrNull),
  /** Day from which the terms apply. */
  effective_date: z.optional(dateOrNull),
  effective: maybeFlag,
  /** Day from which newer terms apply. */
  succeeded_by: z.optional(stringOrNull),
})
export type ServerDocument = z.output<typeof serverDocumentDto>

/** Languages that posts in a language can be translated to; 'und' = language unknown. */
export const translationLanguagesDto = z.catchall(z.object({}), stringArray)

export type InstanceV2Dto = z.output<typeof instanceV2Dto>
export type InstanceV1Dto = z.output<typeof instanceV1Dto>
