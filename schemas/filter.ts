import * as z from 'zod/mini'
import { shortenLine } from './bounds'
import {
  flag,
  id,
  dateOrNull,
  wholeText,
  tolerantArray,
  tolerantEnum,
  tolerantList,
  stringArray,
  stringArrayOrNull,
} from './primitives'

/** `keyword` is whole: it is edited, and matched with posts. */
const filterKeywordDto = z.object({ id: id<'keyword'>(), keyword: z.string(), whole_word: flag })
export type FilterKeyword = z.output<typeof filterKeywordDto>

/** A single post in a filter. */
export const filterEntryDto = z.object({ id: id<'filter entry'>(), status_id: id<'status'>() })
export type FilterEntry = z.output<typeof filterEntryDto>

/** A filter whose title is whole. */
export const filterShape = z.object({
  id: id<'filter'>(),
  title: wholeText,
  context: stringArray,
  expires_at: dateOrNull,
  filter_action: tolerantEnum(['warn', 'hide', 'blur'], 'unknown'),
  keywords: z.optional(tolerantList(filterKeywordDto, 'keyword')),
  statuses: z.optional(tolerantList(filterEntryDto, 'filter entry')),
})
export type Filter = z.output<typeof filterShape> & {
  /** The whole title for forms, where `title` was shortened. */
  full_title?: string
}

/** A filter; its title is shortened. */
export const filterDto = z.pipe(
  filterShape,
  z.transform((filter): Filter => {
    const title = shortenLine(filter.title)
    return title === filter.title ? filter : { ...filter, title, full_title: filter.title }
  }),
)

export const filtersDto = tolerantArray(filterDto, 'filter')

/** A filter of the v1 API (Mastodon before 4.0): one phrase, matched by the client. */
export const filterV1Dto = z.object({
  id: id<'filter'>(),
  phrase: z.string(),
  context: stringArray,
  expires_at: dateOrNull,
  irreversible: flag,
  whole_word: flag,
})
export type FilterV1 = z.output<typeof filterV1Dto>

export const filtersV1Dto = tolerantArray(filterV1Dto, 'filter')

export const filterResultDto = z.object({
  filter: filterDto,
  keyword_matches: stringArrayOrNull,
  status_matches: z.catch(z.nullable(z.array(z.unknown())), null),
})
export type FilterResult = z.output<typeof filterResultDto>
