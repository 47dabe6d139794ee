import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { EntityRow } from '@/lib/cache'
import { isApiError, type ApiError, type HttpReader, type ParsedAnswer, type QueryParams } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'

/** A page of trending items. `kind` and `ids` let the cache keep the accounts that they mention. */
export interface TrendPage<Item> {
  kind: 'account'
  ids: AccountId[]
  items: readonly Item[]
  next: string | null
  lost?: number
  broken?: string
}

export type TrendList<Item> = InfiniteData<TrendPage<Item>, string | null>

interface Options<S extends z.core.$ZodType, Item> {
  key: QueryKey
  /** The first of these that the server has is used. */
  paths: readonly string[]
  query: QueryParams
  schema: S
  read: (data: z.output<S>) => { items: Item[]; rows: EntityRow[]; ids: AccountId[] }
  keyOf: (item: Item) => string
}

/** Returns all items, each once: trends move between two requests, so that pages overlap. */
export function trendsOf<Item>({ pages }: Pick<TrendList<Item>, 'pages'>, keyOf: (item: Item) => string) {
  const byKey = new Map<string, Item>()
  for (const item of pages.flatMap(({ items }) => items))
    if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item)
  return byKey
}

/** Requests the first of `paths` that exists. */
async function requestFirst<S extends z.core.$ZodType>(
  http: HttpReader,
  [path = '', ...others]: readonly string[],
  options: { schema: S; signal: AbortSignal; query?: QueryParams },
): Promise<ParsedAnswer<z.output<S>>> {
  try {
    return await http.request(path, options)
  } catch (error) {
    if (others.length === 0 || !isApiError(error, 'notFound', 'invalid')) throw error
    return requestFirst(http, others, options)
  }
}

/** Trending items that the server pages by offset. */
export const trendList = <S extends z.core.$ZodType, Item>(
  runtime: Runtime,
  { key, paths, query, schema, read, keyOf }: Options<S, Item>,
) =>
  infiniteQueryOptions<TrendPage<Item>, ApiError, TrendList<Item>, QueryKey, string | null>({
    queryKey: key,
    meta: { skipAlert: true },
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const { data, sent, next, lost } = await requestFirst(
        runtime.http,
        pageParam === null ? paths : [pageParam],
        { schema, signal, ...(pageParam === null && { query }) },
      )
      const { items, rows, ids } = read(data)
      runtime.cache.ingest(rows, sent)
      return { kind: 'account', ids, items, next, ...(lost > 0 && { lost }) }
    },
    getNextPageParam: ({ next, items }, pages, _param, params) => {
      if (next === null || params.includes(next)) return undefined
      const before = trendsOf({ pages: pages.slice(0, -1) }, keyOf)
      return items.some((item) => !before.has(keyOf(item))) ? next : undefined
    },
  })
