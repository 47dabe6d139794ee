import { skipToken, useQuery } from '@tanstack/react-query'
import { idsOf, useQueryState, type PagedList } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import type { AccountId, ListId } from '@/schemas/primitives'
import { listKeys } from '../keys'
import { containingQuery } from '../queries'

/** A value and the time of its last read or change, in ms. */
export interface Dated {
  value: boolean
  at: number
}

/** Returns the newer of a local change and the server's last answer. */
export const newerOf = (changed: Dated | undefined, known: Dated | undefined): boolean | undefined =>
  changed && (!known || changed.at >= known.at) ? changed.value : known?.value

/** Returns the last local change: whether an account was added to a list or removed from it. */
export function useChangedMembership(listId: ListId, accountId: AccountId): Dated | undefined {
  const { data, dataUpdatedAt } = useQuery<boolean>({
    queryKey: listKeys.member(listId, accountId),
    queryFn: skipToken,
  })
  return data === undefined ? undefined : { value: data, at: dataUpdatedAt }
}

/**
 * Returns whether an account is a member of a list whose members are shown; undefined while unknown. Asks the server
 * about the account only if not all members are loaded.
 */
export function useMembership(listId: ListId, accountId: AccountId): boolean | undefined {
  const runtime = useRuntime()
  const changed = useChangedMembership(listId, accountId)
  const { data: members, dataUpdatedAt: membersAt = 0 } =
    useQueryState<PagedList<'account'>>(listKeys.members(listId)) ?? {}
  const isListed = members !== undefined && idsOf(members).includes(accountId)
  const isComplete = members !== undefined && members.pages.at(-1)?.next === null
  const { data: lists, dataUpdatedAt } = useQuery({
    ...containingQuery(runtime, accountId),
    enabled: members !== undefined && !isListed && !isComplete,
    staleTime: 30_000,
    refetchOnMount: true,
  })
  const known: Dated | undefined =
    isListed || isComplete
      ? { value: isListed, at: membersAt }
      : lists && { value: lists.includes(listId), at: dataUpdatedAt }
  return newerOf(changed, known)
}
