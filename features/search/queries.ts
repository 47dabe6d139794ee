import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { normaliseAccounts, normaliseStatuses } from '@/lib/cache'
import { queryString, type ApiError, type QueryParams } from '@/lib/http'
import { pagedList, type PagedList, type PagedListPage } from '@/lib/query'
import type { SearchType } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import { pause } from '@/lib/util/timing/pause'
import type { AccountId } from '@/schemas/primitives'
import { searchDto } from '@/schemas/search'
import type { Tag } from '@/schemas/statuses/tag'
import { searchKeys } from './keys'
import { isFullHandle } from './rules'

const SEARCH_PATH = '/api/v2/search'
/** Results per page, the default of Mastodon. */
export const PAGE_SIZE = 20
/** Pause after typing before the server is asked, in ms. */
const TYPING_PAUSE = 300
/** How long what was found while typing is kept, in ms. */
const TYPED_LIFETIME = 60_000

const queryFor = (type: SearchType, text: string) => ({ q: text, type, limit: PAGE_SIZE })

/** Returns the address of the results after `offset`; null for visitors: servers page for members only. */
const pageAt = ({ me }: Runtime, query: QueryParams, offset: number) =>
  me === null ? null : `${SEARCH_PATH}?${queryString({ ...query, offset })}`

/**
 * Accounts that match a text. A short page is the last. Pages overlap by one, since an account whose handle was written
 * takes a place on the first page that servers do not count. A handle with its server is looked up there, for members.
 */
export function peopleResults(runtime: Runtime, text: string) {
  const isResolved = runtime.me !== null && isFullHandle(text)
  const query = { ...queryFor('accounts', text), ...(isResolved && { resolve: true }) }
  return pagedList(runtime, {
    key: searchKeys.results('accounts', text),
    kind: 'account',
    path: SEARCH_PATH,
    query,
    schema: searchDto,
    split: ({ accounts }) => normaliseAccounts(accounts),
    next: ({ data, lost }, _seen, pages) =>
      data.accounts.length + lost < PAGE_SIZE ? null : pageAt(runtime, query, pages * (PAGE_SIZE - 1)),
    meta: { skipAlert: true },
  })
}

/**
 * Posts that match a text, those of one account if `account` is given. Servers filter a page after cutting it, so
 * neither a short page nor a single empty one is the last.
 */
export function postResults(runtime: Runtime, text: string, account?: AccountId) {
  const query = { ...queryFor('statuses', text), ...(account !== undefined && { account_id: account }) }
  return pagedList(runtime, {
    key: account === undefined ? searchKeys.results('statuses', text) : searchKeys.postsOf(account, text),
    kind: 'status',
    path: SEARCH_PATH,
    query,
    schema: searchDto,
    split: ({ statuses }) => normaliseStatuses(statuses),
    next: (_answer, _seen, pages) => pageAt(runtime, query, pages * PAGE_SIZE),
    emptyPages: 1,
    meta: { skipAlert: true },
  })
}

/** The posts that match a text while it is typed. A change of the text cancels the request. */
export const postSearchQuery = (runtime: Runtime, text: string, limit: number) =>
  queryOptions({
    queryKey: searchKeys.typed(text, limit),
    meta: { skipAlert: true },
    gcTime: TYPED_LIFETIME,
    queryFn: async ({ signal }) => {
      await pause(TYPING_PAUSE, signal)
      signal.throwIfAborted()
      const answer = await runtime.http.request(SEARCH_PATH, {
        schema: searchDto,
        query: { ...queryFor('statuses', text), limit },
        signal,
      })
      const { rows, ids } = normaliseStatuses(answer.data.statuses)
      runtime.cache.ingest(rows, answer.sent)
      // Not every server obeys the limit.
      return ids.slice(0, limit)
    },
  })

/** A page of hashtags, which are no entities of the cache. */
interface TagPage extends PagedListPage<'account'> {
  tags: readonly Tag[]
}

interface TagPages extends PagedList<'account'> {
  pages: TagPage[]
}

/** Returns the name by which a hashtag is the same however it is written. */
const sameTag = ({ name }: Tag) => name.toLowerCase()

/** Returns the hashtags of all pages by their folded name, each once. */
export function foundTags(pages: readonly TagPage[]): ReadonlyMap<string, Tag> {
  const known = new Map<string, Tag>()
  for (const tag of pages.flatMap(({ tags }) => tags))
    if (!known.has(sameTag(tag))) known.set(sameTag(tag), tag)
  return known
}

/** Hashtags that start with a text. A short page is the last. */
export function tagResults(runtime: Runtime, text: string) {
  const query = queryFor('hashtags', text)
  return infiniteQueryOptions<TagPage, ApiError, TagPages, readonly unknown[], string | null>({
    queryKey: searchKeys.results('hashtags', text),
    meta: { skipAlert: true },
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await runtime.http.request(pageParam ?? SEARCH_PATH, {
        schema: searchDto,
        signal,
        ...(pageParam === null && { query }),
      })
      const tags = answer.data.hashtags
      return { kind: 'account', ids: [], next: null, tags }
    },
    getNextPageParam: ({ tags }, pages) => {
      const before = foundTags(pages.slice(0, -1))
      if (tags.length < PAGE_SIZE || tags.every((tag) => before.has(sameTag(tag)))) return undefined
      return pageAt(runtime, query, pages.length * PAGE_SIZE)
    },
  })
}
