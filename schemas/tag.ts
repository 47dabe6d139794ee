import * as z from 'zod/mini'
import { id, maybeFlag, numberOrNull, said, text, tolerantArray } from './primitives'
import { object } from './quick'

export const mentionDto = object({ id: id<'account'>(), acct: text, username: text, url: text })
export type Mention = z.output<typeof mentionDto>

export const statusTagDto = object({ name: said, url: text })
export type StatusTag = z.output<typeof statusTagDto>

export const tagDto = z.object({
  name: z.string(),
  url: text,
  following: maybeFlag,
  featuring: maybeFlag,
  history: z.optional(
    z.catch(
      tolerantArray(z.object({ day: numberOrNull, uses: numberOrNull, accounts: numberOrNull }), 'tag day'),
      [],
    ),
  ),
})
export type Tag = z.output<typeof tagDto>
export const tagsDto = tolerantArray(tagDto, 'tag')

export const featuredTagDto = z.object({
  id: id<'featured-tag'>(),
  name: z.string(),
  url: text,
  statuses_count: numberOrNull,
})
export type FeaturedTag = z.output<typeof featuredTagDto>
export const featuredTagsDto = tolerantArray(featuredTagDto, 'featured tag')
