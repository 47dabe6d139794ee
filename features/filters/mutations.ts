import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment, isApiError, type Http } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { defineMutation } from '@/lib/runtime/define-mutation'
import {
  filterDto,
  filterEntryDto,
  filterShape,
  filtersDto,
  filtersV1Dto,
  filterV1Dto,
  type Filter,
  type FilterEntry,
} from '@/schemas/filter'
import { id, type FilterId } from '@/schemas/primitives'
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
import type { FilterContext } from './rules'
import { filterChanges } from './share-changes'

const V1 = '/api/v1/filters'
const V2 = '/api/v2/filters'

const draftArgs = z.object({
  title: z.string(),
  // Newer servers have other contexts too.
  context: z.readonly(z.array(z.custom<FilterContext>((value) => typeof value === 'string'))),
  action: z.enum(['warn', 'hide', 'blur', 'unknown']),
  expiresIn: z.optional(z.nullable(z.number())),
  keywords: z.readonly(
    z.array(z.object({ id: z.nullable(id<'keyword'>()), keyword: z.string(), whole_word: z.boolean() })),
  ),
  removedPosts: z.readonly(z.array(id<'status'>())),
})
const api = z.enum(['v2', 'v1'])
/** True when an earlier attempt failed: the server may have saved it, or parts of it. Default false. */
const isRepeat = z.optional(z.boolean())

/** Deletes what is at a path; what is already gone counts as deleted. */
const remove = (http: Http, path: string) =>
  http.request(path, { method: 'DELETE', schema: z.unknown() }).catch((error: unknown) => {
    if (!isApiError(error, 'notFound')) throw error
  })

/** Says whether a draft was sent before, as the arguments of `createFilter` do. */
interface Attempt {
  again: boolean
  before: readonly FilterId[]
}

async function createV1(
  http: Http,
  draft: FilterDraft,
  { again, before }: Attempt,
  onCreated: () => void,
): Promise<Filter[]> {
  const known = again ? (await http.request(V1, { schema: filtersV1Dto })).data : []
  const created: Filter[] = []
  for (const keyword of filledKeywords(draft)) {
    const existing = known.find((each) => each.phrase === keyword.keyword.trim() && !before.includes(each.id))
    const { data } = await http.request(existing ? `${V1}/${apiSegment(existing.id)}` : V1, {
      method: existing ? 'PUT' : 'POST',
      json: bodyV1(draft, keyword),
      schema: filterV1Dto,
    })
    onCreated()
    created.push(filterFromV1(data))
  }
  return created
}

async function createV2(http: Http, draft: FilterDraft, { again, before }: Attempt): Promise<Filter[]> {
  const known = again ? (await http.request(V2, { schema: filtersDto })).data : []
  const existing = known.findLast((filter) => isSavedDraft(draft, filter) && !before.includes(filter.id))
  if (existing) return [await updateV2(http, existing, withKnownIds(draft, existing))]
  return [(await http.request(V2, { method: 'POST', json: bodyV2(draft, null), schema: filterDto })).data]
}

/** Returns a function that shares a change with the other tabs. */
const shareOf = (runtime: Runtime) => () => filterChanges.send(runtime, null)

let createdCount = 0

/** Creates a filter; it applies at once. The answer has one filter, or by the v1 API one per keyword. */
export const createFilter = defineMutation({
  name: 'createFilter',
  args: z.object({
    api,
    draft: draftArgs,
    isRepeat,
    /** The filters before the first attempt, which are not its result. Default: none are known. */
    before: z.optional(z.readonly(z.array(id<'filter'>()))),
  }),
  repeat: (args) => ({ ...args, isRepeat: true }),
  create({ api: version, draft, isRepeat: again = false, before = [] }, runtime) {
    createdCount += 1
    let isPartial = false
    const attempt = { again, before }
    const temporary = `new ${createdCount}` as FilterId
    return queryMutation({
      key: filtersKey(),
      onDone: shareOf(runtime),
      onFailed() {
        if (!isPartial) return
        // Some phrases are filters now.
        void runtime.client.refetchQueries({ queryKey: filtersKey(), exact: true })
        shareOf(runtime)()
      },
      item: temporary,
      slot: 'create',
      patch: withFilters(draftedFilter(draft, { before: null, id: temporary, now: runtime.now() })),
      request: async (http) => ({
        data:
          version === 'v2'
            ? await createV2(http, draft, attempt)
            : await createV1(http, draft, attempt, () => (isPartial = true)),
      }),
      settle: (set: FilterSet, created) => withFilters(...created)(set),
    })
  },
})

async function updateV1(http: Http, filter: FilterId, draft: FilterDraft): Promise<Filter> {
  const [keyword] = filledKeywords(draft)
  if (!keyword) throw new Error('A v1 filter needs a keyword')
  const json = bodyV1(draft, keyword)
  return filterFromV1(
    (await http.request(`${V1}/${apiSegment(filter)}`, { method: 'PUT', json, schema: filterV1Dto })).data,
  )
}

async function updateV2(http: Http, before: Filter, draft: FilterDraft): Promise<Filter> {
  const removed = (before.statuses ?? []).filter((entry) => draft.removedPosts.includes(entry.status_id))
  // First, since a removal can be repeated without harm when the rest fails.
  for (const entry of removed) await remove(http, `${V2}/statuses/${apiSegment(entry.id)}`)
  const { data } = await http.request(`${V2}/${apiSegment(before.id)}`, {
    method: 'PUT',
    json: bodyV2(draft, before),
    schema: filterDto,
  })
  return {
    ...data,
    statuses: (data.statuses ?? []).filter((entry) => !removed.some((each) => each.id === entry.id)),
  }
}

/** Changes a filter after an earlier attempt, which may have added the new keywords. */
async function updateAgainV2(http: Http, before: Filter, draft: FilterDraft): Promise<Filter> {
  const { data } = await http.request(`${V2}/${apiSegment(before.id)}`, { schema: filterDto })
  return updateV2(http, { ...before, ...data }, withKnownIds(draft, data))
}

/** Changes a filter; the change applies at once. `before`: the filter that the draft began with. */
export const updateFilter = defineMutation({
  name: 'updateFilter',
  args: z.object({ api, before: filterShape, draft: draftArgs, isRepeat }),
  repeat: (args) => ({ ...args, isRepeat: true }),
  create: ({ api: version, before, draft, isRepeat: again = false }, runtime) =>
    queryMutation({
      key: filtersKey(),
      onDone: shareOf(runtime),
      item: before.id,
      slot: 'update',
      patch: withFilters(draftedFilter(draft, { before, id: before.id, now: runtime.now() })),
      request: async (http) => {
        const change = again ? updateAgainV2 : updateV2
        const saved = version === 'v2' ? change(http, before, draft) : updateV1(http, before.id, draft)
        return { data: [await saved] }
      },
      settle: (set: FilterSet, saved) => withFilters(...saved)(set),
    }),
})

/** Deletes a filter. */
export const removeFilter = defineMutation({
  name: 'removeFilter',
  args: z.object({ api, id: id<'filter'>() }),
  create: ({ api: version, id: filter }, runtime) =>
    queryMutation({
      key: filtersKey(),
      onDone: shareOf(runtime),
      item: filter,
      slot: 'delete',
      patch: withoutFilter(filter),
      request: async (http) => ({
        data: await remove(http, `${version === 'v2' ? V2 : V1}/${apiSegment(filter)}`),
      }),
    }),
})

/** Adds a single post to a filter; it applies at once. */
export const addPost = defineMutation({
  name: 'addPost',
  args: z.object({ id: id<'filter'>(), statusId: id<'status'>() }),
  create: ({ id: filter, statusId }, runtime) =>
    queryMutation({
      key: filtersKey(),
      onDone: shareOf(runtime),
      item: filter,
      slot: `post ${statusId}`,
      patch: withEntry(filter, { id: 'new' as FilterEntry['id'], status_id: statusId }),
      request: (http) =>
        http.request(`${V2}/${apiSegment(filter)}/statuses`, {
          method: 'POST',
          json: { status_id: statusId },
          schema: filterEntryDto,
        }),
      settle: (set: FilterSet, entry) => withEntry(filter, entry)(set),
    }),
})

/** Removes a single post from a filter. */
export const removePost = defineMutation({
  name: 'removePost',
  args: z.object({ id: id<'filter'>(), entry: filterEntryDto }),
  create: ({ id: filter, entry }, runtime) =>
    queryMutation({
      key: filtersKey(),
      onDone: shareOf(runtime),
      item: filter,
      slot: `post ${entry.status_id}`,
      patch: withoutEntry(filter, entry.status_id),
      request: async (http) => ({ data: await remove(http, `${V2}/statuses/${apiSegment(entry.id)}`) }),
    }),
})
