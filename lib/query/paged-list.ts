import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { IdOf, Kind } from '@/schemas/entities'
import type { EntityCache } from '@/lib/cache/entity-cache'
import type { SplitMany } from '@/lib/cache/split'
import { isApiError, type Answer, type ApiError, type Http, type Query } from '@/lib/http'
import type { ErrorMeta } from './create-client'

/** One page of a plain list. The kind tells the sweep which entities its ids are. */
export interface Page<K extends Kind> {
  kind: K
  ids: IdOf[K][]
  /** Where the next page is, as the server gave it; null at the end. */
  next: string | null
  /** How many of its items could not be read; absent when none. */
  lost?: number
  /** The list ends here because the server's own next address could not be followed: show an error row. */
  broken?: string
}

export type PagedList<K extends Kind> = InfiniteData<Page<K>, string | null>

export interface PagedListOptions<K extends Kind, S extends z.core.$ZodType> {
  key: QueryKey
  kind: K
  path: string
  query?: Query
  schema: S
  split: (data: z.output<S>) => SplitMany<IdOf[K]>
  /**
   * Where the next page is; default the Link header. `seen`: how many items the list was sent with this page, for lists
   * that are paged by an offset.
   */
  next?: (answer: Answer<z.output<S>>, seen: number) => string | null
  meta?: ErrorMeta
}

export interface PagedListPorts {
  client: QueryClient
  cache: EntityCache
  http: Http
}

/** Errors of a next page after which asking again makes no sense. */
const deadEnd = (error: unknown): error is ApiError => isApiError(error, 'refused', 'missing', 'invalid')

/** All ids of a list in order, each once. The same array for the same data. */
export function idsOf<K extends Kind>(data: PagedList<K>): IdOf[K][] {
  const known = flat.get(data)
  if (known) return known as IdOf[K][]
  const ids = [...new Set(data.pages.flatMap((page) => page.ids))]
  flat.set(data, ids)
  return ids
}
const flat = new WeakMap<object, unknown>()

/** What ended the list before its time, in the server's words, or undefined. */
export const brokenEnd = <K extends Kind>(data: PagedList<K>): string | undefined => data.pages.at(-1)?.broken

/** How many items of the list could not be read. */
export const lostOf = <K extends Kind>(data: PagedList<K>): number =>
  data.pages.reduce((sum, { lost = 0 }) => sum + lost, 0)

/** The address after the last page, unless that page was empty or brought nothing new (servers go round in circles). */
function nextOf<K extends Kind>(pages: Page<K>[], params: (string | null)[]): string | undefined {
  const last = pages.at(-1)
  if (!last?.next || last.ids.length === 0 || params.includes(last.next)) return undefined
  const before = new Set(pages.slice(0, -1).flatMap((page) => page.ids))
  return last.ids.some((id) => !before.has(id)) ? last.next : undefined
}

/**
 * Options for useInfiniteQuery over a plain list of ids (bookmarks, followers, blocks …). Entities go into the
 * cache before the page does. Never edit such a list: rows hide themselves by the state of their entity.
 */
export function pagedList<K extends Kind, S extends z.core.$ZodType>(
  { client, cache, http }: PagedListPorts,
  { key, kind, path, query, schema, split, next = (answer) => answer.next, meta }: PagedListOptions<K, S>,
) {
  const held = () => client.getQueryData<PagedList<K>>(key)
  return infiniteQueryOptions<Page<K>, ApiError, PagedList<K>, QueryKey, string | null>({
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
        const pages = pageParam === null ? [] : (held()?.pages ?? [])
        const seen = pages.reduce((sum, page) => sum + page.ids.length + (page.lost ?? 0), ids.length + lost)
        return { kind, ids, next: next(answer, seen), ...(lost > 0 && { lost }) }
      } catch (error) {
        if (pageParam === null || !deadEnd(error)) throw error
        return { kind, ids: [], next: null, broken: error.message }
      }
    },
    getNextPageParam: (_last, pages, _param, params) => nextOf(pages, params),
    ...(meta && { meta }),
  })
}

/** What asking for the next page takes; an infinite query is one. */
export interface Pager {
  hasNextPage: boolean
  isFetching: boolean
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
}

/** Asks for the next page, if there is one and nothing is on its way: a list never asks twice at once. */
export function askNext({ hasNextPage, isFetching, fetchNextPage }: Pager): void {
  if (hasNextPage && !isFetching) void fetchNextPage({ cancelRefetch: false })
}

/** Loads the list anew from its first page; refetching all of its pages would be as many requests in a row. */
export async function refreshPagedList(client: QueryClient, key: QueryKey): Promise<void> {
  client.setQueryData<PagedList<Kind>>(
    key,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  )
  await client.invalidateQueries({ queryKey: key, exact: true })
}
