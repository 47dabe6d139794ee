import { isPermanentError, lacksEndpoint, type HttpReader } from '@/lib/http'
import { filtersDto, filtersV1Dto } from '@/schemas/filter'
import { filterFromV1, type FilterSet } from './filter-set'

/** Loads the user's filters by the newest API that the server has. */
export async function loadFilters(http: HttpReader): Promise<FilterSet> {
  let refusal: unknown = null
  try {
    if (http.capabilities.tries('filtersV2'))
      return { api: 'v2', filters: (await http.request('/api/v2/filters', { schema: filtersDto })).data }
  } catch (error) {
    if (!isPermanentError(error) || http.capabilities.has('filtersV2')) throw error
    if (!lacksEndpoint(error)) refusal = error
  }
  try {
    const { data } = await http.request('/api/v1/filters', { schema: filtersV1Dto })
    return { api: 'v1', filters: data.map(filterFromV1) }
  } catch (error) {
    if (!lacksEndpoint(error)) throw error
    if (refusal !== null) throw refusal
    return { api: null, filters: [] }
  }
}
