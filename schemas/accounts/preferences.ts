import * as z from 'zod/mini'
import { enumOrAbsent, maybeFlag, stringOrNull } from '../primitives'
import { defaultVisibility } from '../statuses/status'

/** The server's reading and posting defaults, with the keys of the API. */
export const preferencesDto = z.object({
  'posting:default:visibility': defaultVisibility,
  'posting:default:sensitive': maybeFlag,
  'posting:default:language': z.optional(stringOrNull),
  'posting:default:quote_policy': z.optional(stringOrNull),
  'reading:expand:media': enumOrAbsent(['default', 'show_all', 'hide_all']),
  'reading:expand:spoilers': maybeFlag,
  'reading:autoplay:gifs': maybeFlag,
})
export type Preferences = z.output<typeof preferencesDto>
