import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { accountSearchQuery } from '@/features/accounts'
import { paths, type Path } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import type { Account } from '@/schemas/entities'
import { useRecentSearches } from '../recent/recent-searches'
import { isWebAddress, quickActions, type QuickAction } from '../rules'

/** Maximum number of people that are suggested. */
const MAX_PEOPLE = 3

/** A suggestion below the search field. `id` is unique among them. */
export type SearchOption = { readonly id: string; readonly path: Path } & (
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'action'; readonly action: QuickAction }
  | { readonly kind: 'person'; readonly account: Account }
)

/** Returns the people that the server suggests for a typed text, for members. A change of the text cancels the request. */
function usePeople(text: string, isTyping: boolean): readonly Account[] {
  const runtime = useRuntime()
  const isName = text !== '' && !text.startsWith('#') && !isWebAddress(text)
  const enabled = isTyping && isName && runtime.me !== null
  const { data } = useQuery({
    ...accountSearchQuery(runtime, text.replace(/^@/, ''), MAX_PEOPLE),
    enabled,
    placeholderData: keepPreviousData,
  })
  return useMemo(
    () => (enabled && data ? data.flatMap((id) => runtime.cache.read('account', id) ?? []) : []),
    [enabled, data, runtime],
  )
}

function optionsFor(
  text: string,
  isMember: boolean,
  recent: readonly string[],
  people: readonly Account[],
): SearchOption[] {
  if (text === '')
    return recent.map((each) => ({
      id: `recent:${each}`,
      path: paths.search(each),
      kind: 'recent',
      text: each,
    }))
  return [
    ...quickActions(text, isMember).map((action): SearchOption => ({
      id: action.kind,
      path: action.path,
      kind: 'action',
      action,
    })),
    ...people.map((account): SearchOption => ({
      id: `person:${account.id}`,
      path: paths.profile(account.acct),
      kind: 'person',
      account,
    })),
  ]
}

/**
 * Returns the suggestions for what is typed: actions, then people, so that no suggestion moves when the server answers.
 * Without a text, the recent searches.
 */
export function useSearchOptions(typed: string, isTyping: boolean): readonly SearchOption[] {
  const { me } = useRuntime()
  const text = typed.trim()
  const recent = useRecentSearches()
  const people = usePeople(text, isTyping)
  return useMemo(() => optionsFor(text, me !== null, recent, people), [text, me, recent, people])
}
