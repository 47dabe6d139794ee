import * as z from 'zod/mini'
import { isApiError, type Http } from '@/lib/http'
import { filterV1Dto, type FilterV1 } from '@/schemas/filter'
import { tolerantArray } from '@/schemas/primitives'

const absent = (error: unknown) => isApiError(error, 'missing', 'refused', 'invalid')

/** Loads the user's v1 filters; [] where the server matches itself or has no filters. */
export async function loadV1Filters(http: Http): Promise<readonly FilterV1[]> {
  try {
    if (http.capabilities.support('filtersV2') === 'maybe')
      await http.request('/api/v2/filters', { schema: z.unknown() })
  } catch (error) {
    if (!absent(error)) throw error
  }
  if (http.capabilities.has('filtersV2')) return []
  try {
    return (await http.request('/api/v1/filters', { schema: tolerantArray(filterV1Dto, 'filter') })).data
  } catch (error) {
    if (absent(error)) return []
    throw error
  }
}
