import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment, isApiError, type ApiError, type Http } from '@/lib/http'
import {
  filterDto,
  filterEntryDto,
  filtersDto,
  filtersV1Dto,
  filterV1Dto,
  type Filter,
  type FilterEntry,
} from '@/schemas/filter'
import type { FilterId, StatusId } from '@/schemas/primitives'
import {
  bodyV1,
  bodyV2,
  draftedFilter,
  filledKeywords,
  isSavedDraft,
  withKnownIds,
  type FilterDraft,
} from './editor/draft'
import { filterFromV1, type FilterSet } from './filter-set'
import { filtersKey } from './keys'
import { withFilters, withoutFilter, withoutEntry, withEntry } from './patches'

const V1 = '/api/v1/filters'
const V2 = '/api/v2/filters'

type WriteApi = NonNullable<FilterSet['api']>

interface Outcome {
  /** Called with the saved filters: one, or by the v1 API one per keyword. */
  onDone?: (saved: readonly Filter[]) => void
  onFailed?: (error: ApiError) => void
  /** True when an earlier attempt failed: the server may have saved it, or parts of it. Default false. */
  isRepeat?: boolean
}

/** Failures are alerted unless the caller shows them. */
const metaOf = ({ onFailed }: Outcome) => ({ skipAlert: onFailed !== undefined })

/** Deletes what is at a path; what is already gone counts as deleted. */
const remove = (http: Http, path: string) =>
  http.request(path, { method: 'DELETE', schema: z.unknown() }).catch((error: unknown) => {
    if (!isApiError(error, 'notFound')) throw error
  })

async function createV1(http: Http, draft: FilterDraft, isRepeat: boolean): Promise<Filter[]> {
  const known = isRepeat ? (await http.request(V1, { schema: filtersV1Dto })).data : []
  const created: Filter[] = []
  for (const keyword of filledKeywords(draft)) {
    const existing = known.find(({ phrase }) => phrase === keyword.keyword.trim())
    const { data } = await http.request(existing ? `${V1}/${apiSegment(existing.id)}` : V1, {
      method: existing ? 'PUT' : 'POST',
      json: bodyV1(draft, keyword),
      schema: filterV1Dto,
    })
    created.push(filterFromV1(data))
  }
  return created
}

async function createV2(http: Http, draft: FilterDraft, isRepeat: boolean): Promise<Filter[]> {
  const known = isRepeat ? (await http.request(V2, { schema: filtersDto })).data : []
  const existing = known.findLast((filter) => isSavedDraft(draft, filter))
  if (existing) return [await updateV2(http, existing, withKnownIds(draft, existing))]
  return [(await http.request(V2, { method: 'POST', json: bodyV2(draft, null), schema: filterDto })).data]
}

let createdCount = 0

/** Creates a filter; it applies at once. `now` in ms. Without `onFailed`, a failure is alerted. */
export function createFilter(
  api: WriteApi,
  draft: FilterDraft,
  now: number,
  { isRepeat = false, ...outcome }: Outcome = {},
) {
  createdCount += 1
  const id = `new ${createdCount}` as FilterId
  return queryMutation({
    key: filtersKey(),
    item: id,
    slot: 'create',
    meta: metaOf(outcome),
    patch: withFilters(draftedFilter(draft, { before: null, id, now })),
    request: async (http) => ({ data: await (api === 'v2' ? createV2 : createV1)(http, draft, isRepeat) }),
    settle: (set: FilterSet, created) => withFilters(...created)(set),
    ...outcome,
  })
}

async function updateV1(http: Http, id: FilterId, draft: FilterDraft): Promise<Filter> {
  const [keyword] = filledKeywords(draft)
  if (!keyword) throw new Error('A v1 filter needs a keyword')
  const json = bodyV1(draft, keyword)
  return filterFromV1(
    (await http.request(`${V1}/${apiSegment(id)}`, { method: 'PUT', json, schema: filterV1Dto })).data,
  )
}

async function updateV2(http: Http, before: Filter, draft: FilterDraft): Promise<Filter> {
  const removed = (before.statuses ?? []).filter((entry) => draft.removedPosts.includes(entry.status_id))
  // First, since a removal can be repeated without harm when the rest fails.
  for (const { id } of removed) await remove(http, `${V2}/statuses/${apiSegment(id)}`)
  const { data } = await http.request(`${V2}/${apiSegment(before.id)}`, {
    method: 'PUT',
    json: bodyV2(draft, before),
    schema: filterDto,
  })
  return {
    ...data,
    statuses: (data.statuses ?? []).filter((entry) => !removed.some(({ id }) => id === entry.id)),
  }
}

/** Changes a filter after an earlier attempt, which may have added the new keywords. */
async function updateAgainV2(http: Http, before: Filter, draft: FilterDraft): Promise<Filter> {
  const { data } = await http.request(`${V2}/${apiSegment(before.id)}`, { schema: filterDto })
  return updateV2(http, { ...before, ...data }, withKnownIds(draft, data))
}

/** Changes a filter; the change applies at once. `now` in ms. Without `onFailed`, a failure is alerted. */
export const updateFilter = (
  api: WriteApi,
  before: Filter,
  draft: FilterDraft,
  now: number,
  { isRepeat = false, ...outcome }: Outcome = {},
) =>
  queryMutation({
    key: filtersKey(),
    item: before.id,
    slot: 'update',
    meta: metaOf(outcome),
    patch: withFilters(draftedFilter(draft, { before, id: before.id, now })),
    request: async (http) => {
      const change = isRepeat ? updateAgainV2 : updateV2
      const saved = api === 'v2' ? change(http, before, draft) : updateV1(http, before.id, draft)
      return { data: [await saved] }
    },
    settle: (set: FilterSet, saved) => withFilters(...saved)(set),
    ...outcome,
  })

/** Deletes a filter. */
export const removeFilter = (api: WriteApi, id: FilterId) =>
  queryMutation({
    key: filtersKey(),
    item: id,
    slot: 'delete',
    patch: withoutFilter(id),
    request: async (http) => ({
      data: await remove(http, `${api === 'v2' ? V2 : V1}/${apiSegment(id)}`),
    }),
  })

/** Adds a single post to a filter; it applies at once. */
export const addPost = (id: FilterId, statusId: StatusId, onDone?: (entry: FilterEntry) => void) =>
  queryMutation({
    key: filtersKey(),
    item: id,
    slot: `post ${statusId}`,
    patch: withEntry(id, { id: 'new' as FilterEntry['id'], status_id: statusId }),
    request: (http) =>
      http.request(`${V2}/${apiSegment(id)}/statuses`, {
        method: 'POST',
        json: { status_id: statusId },
        schema: filterEntryDto,
      }),
    settle: (set: FilterSet, entry) => withEntry(id, entry)(set),
    ...(onDone && { onDone }),
  })

/** Removes a single post from a filter. */
export const removePost = (id: FilterId, entry: FilterEntry) =>
  queryMutation({
    key: filtersKey(),
    item: id,
    slot: `post ${entry.status_id}`,
    patch: withoutEntry(id, entry.status_id),
    request: async (http) => ({ data: await remove(http, `${V2}/statuses/${apiSegment(entry.id)}`) }),
  })
