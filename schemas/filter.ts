import * as z from 'zod/mini'
import { flag, id, stringOrNull, text, tolerantEnum, tolerantList, words } from './primitives'

export const filterDto = z.object({
  id: id<'filter'>(),
  title: text,
  context: words,
  expires_at: stringOrNull,
  filter_action: tolerantEnum(['warn', 'hide', 'blur'], 'warn'),
  keywords: z.optional(
    tolerantList(z.object({ id: id<'keyword'>(), keyword: z.string(), whole_word: flag }), 'keyword'),
  ),
})
export type Filter = z.output<typeof filterDto>

/** A filter of the v1 API (Mastodon before 4.0): one phrase, matched by the client. */
export const filterV1Dto = z.object({
  id: id<'filter'>(),
  phrase: z.string(),
  context: words,
  expires_at: stringOrNull,
  irreversible: flag,
  whole_word: flag,
})
export type FilterV1 = z.output<typeof filterV1Dto>

export const filterResultDto = z.object({
  filter: filterDto,
  keyword_matches: z.catch(z.nullable(z.array(z.string())), null),
  status_matches: z.catch(z.nullable(z.array(z.unknown())), null),
})
export type FilterResult = z.output<typeof filterResultDto>
