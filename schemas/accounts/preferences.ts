import * as z from 'zod/mini'
import { maybeFlag, tolerantEnum } from '../primitives'
import { visibility } from '../statuses/status'

/** The server's reading and posting defaults, with the keys of the API. */
export const preferencesDto = z.object({
  'posting:default:visibility': z.optional(visibility),
  'posting:default:sensitive': maybeFlag,
  'posting:default:language': z.optional(z.catch(z.nullable(z.string()), null)),
  'posting:default:quote_policy': z.optional(z.catch(z.nullable(z.string()), null)),
  'reading:expand:media': z.optional(tolerantEnum(['show_all', 'hide_all'], 'default')),
  'reading:expand:spoilers': maybeFlag,
  'reading:autoplay:gifs': maybeFlag,
})
export type Preferences = z.output<typeof preferencesDto>
