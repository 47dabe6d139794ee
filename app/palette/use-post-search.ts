import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { postSearchQuery } from '@/features/search'
import { toText } from '@/lib/html/to-text'
import { useRuntime } from '@/lib/runtime'
import { truncate } from '@/lib/util/graphemes'
import type { ServerResults } from './server-results'
import { markItem } from './rank'
import { postItem } from './sources'

/** Maximum number of posts that are shown. */
const MAX_POSTS = 4
/** Maximum number of characters of a post. */
const MAX_LENGTH = 100
/** Fewest characters of a search. */
const MIN_QUERY = 3

/** Returns the posts that the server finds for `query`; none for visitors, and on servers that do not search. */
export function usePostSearch(query: string): ServerResults {
  const runtime = useRuntime()
  const text = query.trim()
  const enabled =
    runtime.me !== null &&
    text.length >= MIN_QUERY &&
    !/^[@#]/.test(text) &&
    runtime.http.capabilities.tries('search')
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...postSearchQuery(runtime, text, MAX_POSTS),
    enabled,
    placeholderData: keepPreviousData,
  })
  const found = (enabled && data && !isPlaceholderData ? data : []).flatMap((id) => {
    const status = runtime.cache.read('status', id)
    const account = status && runtime.cache.read('account', status.account)
    if (!status || !account || status.gone || (status.filtered ?? []).length > 0) return []
    const words = truncate(status.spoiler_text.trim() || toText(status.content), MAX_LENGTH)
    const item = { ...postItem(id, account.acct, words), emojis: status.emojis }
    return words === '' ? [] : markItem(item, text)
  })
  return {
    found,
    isSearching: enabled && isFetching,
    error: enabled && !isFetching ? error : null,
    retry: () => void refetch(),
  }
}
