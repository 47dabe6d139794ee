import { queryOptions } from '@tanstack/react-query'
import { entityKey, idRefs, normaliseStatus, normaliseStatuses } from '@/lib/cache'
import { apiSegment, type AsyncRefresh } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { inSlices } from '@/lib/util/timing/in-slices'
import type { StatusId } from '@/schemas/primitives'
import { statusDto, statusesDto, unreadContextDto } from '@/schemas/statuses/status'
import { statusKeys } from './keys'

/** One status by id, stored in the entity cache. */
export const statusQuery = ({ http, cache }: Runtime, id: StatusId) =>
  queryOptions({
    queryKey: entityKey('status', id),
    meta: { skipAlert: true },
    queryFn: async () => {
      const answer = await http.request(`/api/v1/statuses/${apiSegment(id)}`, { schema: statusDto })
      cache.ingest(normaliseStatus(answer.data).rows, answer.sent)
      const cached = cache.read('status', id)
      if (!cached) throw new Error('The server answered with another status')
      return cached
    },
  })

/** Ids of ancestors and descendants in a thread, in the order of the server. */
export interface Context {
  ancestors: StatusId[]
  descendants: StatusId[]
  /** Number of posts that could not be parsed. */
  lost?: number
  /** Set while the server is still fetching replies. */
  refresh?: AsyncRefresh | null
}

export const contextKey = statusKeys.context

/** Keeps the posts of a mounted thread in the cache. */
const keepContexts = ({ cache }: Runtime) =>
  cache.lists.register<Context>(['statuses', 'context'], {
    refs: ({ ancestors, descendants }) => idRefs('status', [...ancestors, ...descendants]),
  })

/** Posts parsed per slice, which takes some milliseconds. */
const SLICE_SIZE = 150

interface ReadOptions {
  signal?: AbortSignal | undefined
  /** Id of the job whose results are requested, so that the server does not start another. */
  refreshId?: string | undefined
}

/** Loads the thread of a status into the cache, in slices. */
export async function readContext(
  { http, cache }: Runtime,
  id: StatusId,
  { signal, refreshId }: ReadOptions = {},
): Promise<Context> {
  const answer = await http.request(`/api/v1/statuses/${apiSegment(id)}/context`, {
    schema: unreadContextDto,
    signal,
    ...(refreshId !== undefined && { headers: { 'Mastodon-Async-Refresh-Id': refreshId } }),
  })
  let lost = 0
  const read = async (items: readonly unknown[]): Promise<StatusId[]> => {
    const all = new Set<StatusId>()
    await inSlices(
      items,
      SLICE_SIZE,
      (slice) => {
        const posts = statusesDto.parse(slice)
        lost += slice.length - posts.length
        const { rows, ids } = normaliseStatuses(posts)
        cache.ingest(rows, answer.sent)
        for (const each of ids) all.add(each)
      },
      signal,
    )
    return [...all]
  }
  const ancestors = await read(answer.data.ancestors)
  const descendants = await read(answer.data.descendants)
  return {
    ancestors,
    descendants,
    lost,
    refresh: answer.refresh,
  }
}

/** The thread of a status. */
export const contextQuery = (runtime: Runtime, id: StatusId) =>
  queryOptions({
    queryKey: contextKey(id),
    meta: { skipAlert: true },
    queryFn: ({ signal }): Promise<Context> => {
      runtime.service(keepContexts)
      return readContext(runtime, id, { signal })
    },
  })
