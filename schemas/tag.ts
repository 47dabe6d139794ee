import * as z from 'zod/mini'
import {
  countOrNull,
  id,
  maybeFlag,
  numberOrNull,
  requiredString,
  text,
  tolerantArray,
  tolerantList,
} from './primitives'
import { linkAddress } from './url'

export const mentionDto = z.object({ id: id<'account'>(), acct: text, username: text, url: linkAddress })
export type Mention = z.output<typeof mentionDto>

export const statusTagDto = z.object({ name: requiredString, url: linkAddress })
export type StatusTag = z.output<typeof statusTagDto>

export const tagDto = z.object({
  name: z.string(),
  url: linkAddress,
  following: maybeFlag,
  featuring: maybeFlag,
  history: z.optional(
    tolerantList(z.object({ day: numberOrNull, uses: countOrNull, accounts: countOrNull }), 'tag day'),
  ),
})
export type Tag = z.output<typeof tagDto>
export const tagsDto = tolerantArray(tagDto, 'tag')

export const featuredTagDto = z.object({
  id: id<'featured-tag'>(),
  name: z.string(),
  url: linkAddress,
  statuses_count: countOrNull,
})
export type FeaturedTag = z.output<typeof featuredTagDto>
export const featuredTagsDto = tolerantArray(featuredTagDto, 'featured tag')
