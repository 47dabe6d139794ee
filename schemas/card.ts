import * as z from 'zod/mini'
import { accountDto } from './account'
import { personName } from './name'
import { stringOrNull, numberOrNull, text, tolerantEnum, tolerantList, tolerantOrNull } from './primitives'
import { linkAddress, mediaAddressOrNull } from './url'

const authorDto = z.object({
  name: personName,
  url: linkAddress,
  account: z.optional(tolerantOrNull(accountDto, 'account')),
})

export const cardDto = z.object({
  url: linkAddress,
  type: tolerantEnum(['link', 'photo', 'video', 'rich'], 'link'),
  title: text,
  description: text,
  author_name: personName,
  authors: tolerantList(authorDto, 'card author'),
  provider_name: text,
  published_at: stringOrNull,
  image: mediaAddressOrNull,
  image_description: text,
  width: numberOrNull,
  height: numberOrNull,
  blurhash: stringOrNull,
  html: text,
  language: stringOrNull,
})
export type CardDto = z.output<typeof cardDto>
