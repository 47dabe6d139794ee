import { hashKey, type MutationMeta, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ApiError, Http } from '@/lib/http'
import type { OptimisticChange } from './optimistic'
import type { DataPatch, QueryLedger } from './query-ledger'

/** A change of a small set in the data of a query: shown at once, sent in order, undone when refused. */
export interface QueryMutation<D, T> {
  key: QueryKey
  /** The item that changes: only changes of the same item wait for each other. Default: the whole set. */
  item?: string
  /**
   * The part that changes, e.g. 'follow': a later mutation of the slot replaces one that was not sent yet.
   */
  slot: string
  /** Default: nothing is shown before the answer. */
  patch?: DataPatch<D>
  request: (http: Http) => Promise<{ data: T }>
  /** Merges the answer into the data. Default: the patch counts as done. */
  settle?: (data: D, answer: T) => D
  /** Called after the answer was applied, not for a skipped mutation. */
  onDone?: (answer: T) => void
  /** Called after the change was undone. */
  onFailed?: (error: ApiError) => void
  meta?: MutationMeta
}

/** Infers the types of a mutation. */
export const queryMutation = <D, T>(mutation: QueryMutation<D, T>) => mutation

interface Ports {
  client: QueryClient
  ledger: QueryLedger
}

/** The optimistic change for a mutation of a set. */
export function changeOfQuery<D, T>(
  { client, ledger }: Ports,
  mutation: QueryMutation<D, T>,
): OptimisticChange<{ data: T }> {
  const { key, item, slot, patch, request, settle, onDone, onFailed, meta } = mutation
  const hash = hashKey(key)
  const target = {
    hash,
    hasOpenChanges: () => ledger.hasOpenChanges(key),
    // Include inactive queries: they are not read again when they are shown.
    refresh: () => void client.refetchQueries({ queryKey: key, exact: true }),
  }
  return {
    scope: item === undefined ? hash : `${hash} ${item}`,
    slot,
    targets: [target],
    begin() {
      const change = ledger.begin<D>(key, patch ?? ((data) => data))
      return {
        take: ({ data: answer }) => change.commit(settle && ((data) => settle(data, answer))),
        abort: () => change.abort(),
      }
    },
    hasWantedState() {
      const base = ledger.base(key) as D | undefined
      return patch !== undefined && base !== undefined && patch(base) === base
    },
    request,
    onDone: ({ data }) => onDone?.(data),
    onFailed,
    meta,
  }
}
