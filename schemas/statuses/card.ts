import * as z from 'zod/mini'
import { accountDto } from '../accounts/account'
import { personName } from '../accounts/name'
import {
  dateOrNull,
  longText,
  stringOrNull,
  numberOrNull,
  text,
  tolerantEnum,
  tolerantList,
  tolerantOrNull,
  wholeText,
} from '../primitives'
import { linkUrlOrEmpty, mediaUrlOrNull } from '../url'

const authorDto = z.object({
  name: personName,
  url: linkUrlOrEmpty,
  account: z.optional(tolerantOrNull(accountDto, 'account')),
})

export const cardDto = z.object({
  url: linkUrlOrEmpty,
  type: tolerantEnum(['link', 'photo', 'video', 'rich'], 'unknown'),
  title: text,
  description: text,
  author_name: personName,
  authors: tolerantList(authorDto, 'card author'),
  provider_name: text,
  published_at: dateOrNull,
  image: mediaUrlOrNull,
  image_description: longText,
  width: numberOrNull,
  height: numberOrNull,
  blurhash: stringOrNull,
  /** Never shown as it is: only the address of its frame is used. */
  html: wholeText,
  language: stringOrNull,
})
export type CardDto = z.output<typeof cardDto>
