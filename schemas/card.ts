import * as z from 'zod/mini'
import { accountDto } from './account'
import {
  numberOrNull,
  said,
  text,
  tolerantArray,
  tolerantEnum,
  tolerantOrNull,
  urlOrNull,
} from './primitives'
import { object } from './quick'

const authorDto = object({
  name: text,
  url: text,
  account: z.optional(tolerantOrNull(accountDto, 'account')),
})

export const cardDto = object({
  url: said,
  type: tolerantEnum(['link', 'photo', 'video', 'rich'], 'link'),
  title: text,
  description: text,
  author_name: text,
  authors: z.catch(tolerantArray(authorDto, 'card author'), []),
  provider_name: text,
  published_at: urlOrNull,
  image: urlOrNull,
  image_description: text,
  width: numberOrNull,
  height: numberOrNull,
  blurhash: urlOrNull,
  html: text,
  language: urlOrNull,
})
export type CardDto = z.output<typeof cardDto>
