import * as z from 'zod/mini'
import { accountDto } from './account'
import { maybeFlag, numberOrNull, text, tolerantArray, tolerantOrNull, urlOrNull } from './primitives'

const optionalNumber = z.optional(numberOrNull)

const configurationDto = z.catch(
  z.object({
    urls: z.optional(
      z.catch(z.object({ streaming: z.optional(urlOrNull), status: z.optional(urlOrNull) }), {}),
    ),
    vapid: z.optional(z.catch(z.object({ public_key: z.optional(text) }), {})),
    accounts: z.optional(
      z.catch(z.object({ max_featured_tags: optionalNumber, max_pinned_statuses: optionalNumber }), {}),
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
          supported_mime_types: z.optional(z.catch(z.array(z.string()), [])),
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
    timelines_access: z.optional(z.catch(z.record(z.string(), z.record(z.string(), z.string())), {})),
    limited_federation: maybeFlag,
  }),
  {},
)
export type InstanceConfiguration = z.output<typeof configurationDto>

const ruleDto = z.object({ id: z.union([z.string(), z.number()]), text, hint: z.optional(text) })

export const instanceV2Dto = z.object({
  domain: z.string(),
  title: text,
  version: text,
  source_url: z.optional(urlOrNull),
  description: text,
  api_versions: z.optional(z.catch(z.record(z.string(), z.number()), {})),
  languages: z.catch(z.array(z.string()), []),
  configuration: z.optional(configurationDto),
  registrations: z.optional(
    z.catch(z.object({ enabled: maybeFlag, approval_required: maybeFlag, url: z.optional(urlOrNull) }), {}),
  ),
  thumbnail: z.optional(
    z.catch(z.object({ url: z.optional(urlOrNull), blurhash: z.optional(urlOrNull) }), {}),
  ),
  icon: z.optional(z.catch(tolerantArray(z.object({ src: z.string(), size: z.string() }), 'icon'), [])),
  contact: z.optional(
    z.catch(z.object({ email: text, account: z.optional(tolerantOrNull(accountDto, 'account')) }), {
      email: '',
    }),
  ),
  rules: z.optional(z.catch(tolerantArray(ruleDto, 'rule'), [])),
  usage: z.optional(
    z.catch(z.object({ users: z.optional(z.object({ active_month: z.optional(z.number()) })) }), {}),
  ),
})

export const instanceV1Dto = z.object({
  uri: z.string(),
  title: text,
  version: text,
  short_description: z.optional(text),
  description: text,
  urls: z.optional(z.catch(z.object({ streaming_api: z.optional(urlOrNull) }), {})),
  languages: z.catch(z.array(z.string()), []),
  configuration: z.optional(configurationDto),
  registrations: maybeFlag,
  approval_required: maybeFlag,
  thumbnail: z.optional(urlOrNull),
  rules: z.optional(z.catch(tolerantArray(ruleDto, 'rule'), [])),
  contact_account: z.optional(tolerantOrNull(accountDto, 'account')),
  email: z.optional(text),
  max_toot_chars: z.optional(numberOrNull),
  vapid_key: z.optional(text),
})

export type InstanceV2Dto = z.output<typeof instanceV2Dto>
export type InstanceV1Dto = z.output<typeof instanceV1Dto>
