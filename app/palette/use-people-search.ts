import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { accountSearchQuery } from '@/features/accounts'
import { plainName } from '@/features/session'
import { useRuntime } from '@/lib/runtime'
import { markItem } from './rank'
import type { ServerResults } from './server-results'
import { personItem } from './sources'

/** Maximum number of people that are shown. */
const MAX_PEOPLE = 5

/** Returns the people that the server finds for `query`; [] for visitors, who may not search. */
export function usePeopleSearch(query: string): ServerResults {
  const runtime = useRuntime()
  const text = query.trim().replace(/^@/, '')
  const enabled = runtime.me !== null && text !== '' && !text.startsWith('#')
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...accountSearchQuery(runtime, text, MAX_PEOPLE),
    enabled,
    placeholderData: keepPreviousData,
  })
  const found = (enabled && data ? data : []).flatMap((id) => {
    const account = runtime.cache.read('account', id)
    return account ? markItem(personItem(account.acct, plainName(account), account.avatar_static), text) : []
  })
  return {
    // Until the server answers, the people found before stay if they match.
    found: isPlaceholderData
      ? found.filter(({ item, marks }) => marks.length > 0 || `@${text}` === item.words)
      : found,
    isSearching: enabled && isFetching,
    error: enabled && !isFetching ? error : null,
    retry: () => void refetch(),
  }
}
