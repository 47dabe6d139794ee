import * as z from 'zod/mini'
import { id, longTextOrNull, numberOrNull, stringOrNull, tolerantEnum } from '../primitives'
import { mediaUrlOrNull } from '../url'

/** A text of this form; null for anything else. */
const matching = (form: RegExp) => z.catch(z.nullable(z.string().check(z.regex(form))), null)

const colour = matching(/^#[\da-f]{3,8}$/i)

const sizeDto = z.catch(
  z.optional(
    z.object({
      width: numberOrNull,
      height: numberOrNull,
      aspect: numberOrNull,
      duration: z.optional(numberOrNull),
      /** Frames per second as a fraction, such as "25/1". */
      frame_rate: z.optional(matching(/^\d+(?:\.\d+)?(?:\/\d+)?$/)),
    }),
  ),
  undefined,
)

export const mediaDto = z.object({
  id: id<'media'>(),
  type: tolerantEnum(['image', 'gifv', 'video', 'audio'], 'unknown'),
  url: mediaUrlOrNull,
  preview_url: mediaUrlOrNull,
  remote_url: mediaUrlOrNull,
  description: longTextOrNull,
  blurhash: stringOrNull,
  meta: z.catch(
    z.nullable(
      z.object({
        original: sizeDto,
        small: sizeDto,
        /** Colours of the artwork of audio. */
        colors: z.catch(
          z.optional(z.object({ background: colour, foreground: colour, accent: colour })),
          undefined,
        ),
        focus: z.catch(z.optional(z.object({ x: z.number(), y: z.number() })), undefined),
      }),
    ),
    null,
  ),
})
export type Media = z.output<typeof mediaDto>
