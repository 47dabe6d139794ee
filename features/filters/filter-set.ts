import { shortenLine } from '@/schemas/bounds'
import type { Filter, FilterV1 } from '@/schemas/filter'
import type { Id } from '@/schemas/primitives'

/** All filters of the user. */
export interface FilterSet {
  /** The API of the server; null where it has no filters. */
  api: 'v2' | 'v1' | null
  filters: readonly Filter[]
}

/** Converts a filter of the v1 API, whose phrase is its only keyword. */
export const filterFromV1 = ({
  id,
  phrase,
  context,
  expires_at,
  irreversible,
  whole_word,
}: FilterV1): Filter => ({
  id,
  title: shortenLine(phrase),
  context,
  expires_at,
  filter_action: irreversible ? 'hide' : 'warn',
  keywords: [{ id: id as string as Id<'keyword'>, keyword: phrase, whole_word }],
})
