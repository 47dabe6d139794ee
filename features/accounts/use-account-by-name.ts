import { useQuery } from '@tanstack/react-query'
import { useEntity, useRuntime } from '@/lib/runtime'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { accountQuery, lookupQuery } from './queries'

export type AccountByName =
  | { state: 'loading' }
  | { state: 'found'; account: Account }
  /** The server knows no account with this handle. */
  | { state: 'missing' }
  | { state: 'failed'; error: Error; retry: () => void; isRetrying: boolean }

const NOBODY = '' as AccountId

/**
 * Returns the account of a handle, e.g. `bob@far.example`, loaded again on every mount. A cached account is
 * shown while loading, and stays when loading fails.
 */
export function useAccountByName(acct: string): AccountByName {
  const runtime = useRuntime()
  const lookup = useQuery({ ...lookupQuery(runtime, acct), refetchOnMount: true })
  const id = lookup.data ?? null
  const subject = useQuery({
    ...accountQuery(runtime, id ?? NOBODY),
    enabled: id !== null,
    staleTime: 30_000,
    refetchOnMount: true,
  })
  const account = useEntity('account', id) ?? subject.data
  if (account) return { state: 'found', account }
  if (lookup.data === null) return { state: 'missing' }
  const failed = lookup.error ? lookup : subject
  const { error, isFetching, refetch } = failed
  if (!error) return { state: 'loading' }
  return { state: 'failed', error, retry: () => void refetch(), isRetrying: isFetching }
}
