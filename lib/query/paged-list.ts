import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { IdOf, Kind } from '@/schemas/entities'
import type { EntityCache } from '@/lib/cache/entity-cache'
import type { NormalisedMany } from '@/lib/cache/normalise'
import {
  isPermanentError,
  messageOfServer,
  type ParsedAnswer,
  type ApiError,
  type HttpReader,
  type QueryParams,
} from '@/lib/http'
import type { ErrorMeta } from './create-client'

/** One page of a plain list. `kind` tells the sweeper which entities its ids refer to. */
export interface PagedListPage<K extends Kind> {
  kind: K
  ids: IdOf[K][]
  /** Address of the next page as the server gave it; null at the end. */
  next: string | null
  /** Number of items that could not be parsed; absent when none. */
  lost?: number
  /** The list ends early because its next page failed for good: the server's message, '' without one. */
  broken?: string
}

export type PagedList<K extends Kind> = InfiniteData<PagedListPage<K>, string | null>

export interface PagedListOptions<K extends Kind, S extends z.core.$ZodType> {
  key: QueryKey
  kind: K
  path: string
  query?: QueryParams
  schema: S
  split: (data: z.output<S>) => NormalisedMany<IdOf[K]>
  /**
   * Returns the address of the next page; default from the Link header. `seen`: number of items received
   * including this page, `pages`: number of pages, both for lists paged by offset.
   */
  next?: (answer: ParsedAnswer<z.output<S>>, seen: number, pages: number) => string | null
  /** Maximum number of empty pages in a row that do not end the list, since the server filters pages after cutting them. Default 0. */
  emptyPages?: number
  meta?: ErrorMeta
}

export interface PagedListPorts {
  client: QueryClient
  cache: EntityCache
  http: HttpReader
}

/** Returns all ids of a list in order, each once. The same array for the same data. */
export function idsOf<K extends Kind>(data: PagedList<K>): IdOf[K][] {
  const known = flat.get(data)
  if (known) return known as IdOf[K][]
  const ids = [...new Set(data.pages.flatMap((page) => page.ids))]
  flat.set(data, ids)
  return ids
}
const flat = new WeakMap<object, unknown>()

/** Returns the server's message when the list ended early, else undefined. */
export const brokenEnd = <K extends Kind>(data: PagedList<K>): string | undefined => data.pages.at(-1)?.broken

/** Returns how many items of the list could not be parsed. */
export const lostOf = <K extends Kind>(data: PagedList<K>): number =>
  data.pages.reduce((sum, { lost = 0 }) => sum + lost, 0)

/**
 * Returns the address after the last page, unless that page was empty, after `emptyPages` others, or repeated known ids
 * (some servers loop).
 */
function nextOf<K extends Kind>(
  pages: PagedListPage<K>[],
  params: (string | null)[],
  emptyPages: number,
): string | undefined {
  const last = pages.at(-1)
  if (!last?.next || params.includes(last.next)) return undefined
  if (last.ids.length === 0)
    return pages.length - 1 - pages.findLastIndex(({ ids }) => ids.length > 0) > emptyPages
      ? undefined
      : last.next
  const before = new Set(pages.slice(0, -1).flatMap((page) => page.ids))
  return last.ids.some((id) => !before.has(id)) ? last.next : undefined
}

/**
 * Returns options for useInfiniteQuery over a plain list of ids (bookmarks, followers, blocks). Entities are
 * cached before the page is. Never edit such a list: rows hide themselves by the state of their entity.
 */
export function pagedList<K extends Kind, S extends z.core.$ZodType>(
  { client, cache, http }: PagedListPorts,
  {
    key,
    kind,
    path,
    query,
    schema,
    split,
    next = (answer) => answer.next,
    emptyPages = 0,
    meta,
  }: PagedListOptions<K, S>,
) {
  const cachedList = () => client.getQueryData<PagedList<K>>(key)
  return infiniteQueryOptions<PagedListPage<K>, ApiError, PagedList<K>, QueryKey, string | null>({
    queryKey: key,
    initialPageParam: null,
    async queryFn({ pageParam, signal }) {
      try {
        const answer = await http.request(pageParam ?? path, {
          schema,
          signal,
          ...(pageParam === null && query && { query }),
        })
        const { rows, ids } = split(answer.data)
        cache.ingest(rows, answer.sent)
        const { lost } = answer
        const pages = pageParam === null ? [] : (cachedList()?.pages ?? [])
        const seen = pages.reduce((sum, page) => sum + page.ids.length + (page.lost ?? 0), ids.length + lost)
        return { kind, ids, next: next(answer, seen, pages.length + 1), ...(lost > 0 && { lost }) }
      } catch (error) {
        if (pageParam === null || !isPermanentError(error)) throw error
        return { kind, ids: [], next: null, broken: messageOfServer(error) }
      }
    },
    getNextPageParam: (_last, pages, _param, params) => nextOf(pages, params, emptyPages),
    ...(meta && { meta }),
  })
}

/** The part of an infinite query that `fetchNext` needs. */
export interface Pager {
  hasNextPage: boolean
  isFetching: boolean
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
}

/** Fetches the next page, if there is one and no request is running. */
export function fetchNext({ hasNextPage, isFetching, fetchNextPage }: Pager): void {
  if (hasNextPage && !isFetching) void fetchNextPage({ cancelRefetch: false })
}

/**
 * Reloads the list from its first page only; refetching all pages would take as many requests in a row. Resolves to
 * false when that failed.
 */
export async function refreshPagedList(client: QueryClient, key: QueryKey): Promise<boolean> {
  client.setQueryData<PagedList<Kind>>(
    key,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    // It is no answer: the list is as old as before.
    { updatedAt: client.getQueryState(key)?.dataUpdatedAt ?? 0 },
  )
  await client.invalidateQueries({ queryKey: key, exact: true })
  return client.getQueryState(key)?.status !== 'error'
}
