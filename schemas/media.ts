import * as z from 'zod/mini'
import { id, numberOrNull, tolerantEnum, urlOrNull } from './primitives'
import { object } from './quick'

const sizeDto = z.catch(
  z.optional(
    object({
      width: numberOrNull,
      height: numberOrNull,
      aspect: numberOrNull,
      frame_rate: z.optional(z.unknown()),
      duration: z.optional(numberOrNull),
    }),
  ),
  undefined,
)

export const mediaDto = object({
  id: id<'media'>(),
  type: tolerantEnum(['image', 'gifv', 'video', 'audio'], 'unknown'),
  url: urlOrNull,
  preview_url: urlOrNull,
  remote_url: urlOrNull,
  description: urlOrNull,
  blurhash: urlOrNull,
  meta: z.catch(
    z.nullable(
      object({
        original: sizeDto,
        small: sizeDto,
        focus: z.catch(z.optional(object({ x: z.number(), y: z.number() })), undefined),
        colors: z.catch(
          z.optional(
            z.object({
              background: z.optional(z.string()),
              foreground: z.optional(z.string()),
              accent: z.optional(z.string()),
            }),
          ),
          undefined,
        ),
      }),
    ),
    null,
  ),
})
export type Media = z.output<typeof mediaDto>
