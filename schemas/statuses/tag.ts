import * as z from 'zod/mini'
import {
  countOrNull,
  id,
  idOrNull,
  maybeFlag,
  numberOrNull,
  requiredString,
  text,
  tolerantArray,
  tolerantList,
} from '../primitives'
import { linkUrlOrEmpty } from '../url'

export const mentionDto = z.object({ id: id<'account'>(), acct: text, username: text, url: linkUrlOrEmpty })
export type Mention = z.output<typeof mentionDto>

export const statusTagDto = z.object({ name: requiredString, url: linkUrlOrEmpty })
export type StatusTag = z.output<typeof statusTagDto>

/** Posts with a hashtag or link on one day, and the accounts that wrote them. */
export const usageDto = z.object({ day: numberOrNull, uses: countOrNull, accounts: countOrNull })
export type Usage = z.output<typeof usageDto>

export const tagDto = z.object({
  /** Absent on older servers. */
  id: z.optional(idOrNull<'tag'>()),
  name: requiredString,
  url: linkUrlOrEmpty,
  following: maybeFlag,
  featuring: maybeFlag,
  history: z.optional(tolerantList(usageDto, 'tag day')),
})
export type Tag = z.output<typeof tagDto>
export const tagsDto = tolerantArray(tagDto, 'tag')

export const featuredTagDto = z.object({
  id: id<'featured-tag'>(),
  name: requiredString,
  url: linkUrlOrEmpty,
  statuses_count: countOrNull,
})
export type FeaturedTag = z.output<typeof featuredTagDto>
export const featuredTagsDto = tolerantArray(featuredTagDto, 'featured tag')
