import type { QueryKey } from '@tanstack/react-query'
import { normaliseAccounts, type EntityRow } from '@/lib/cache'
import { pagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { accountsDto } from '@/schemas/accounts/account'
import type { Relationship } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'

/** Accounts per page: the most that Mastodon sends. */
const PAGE_SIZE = 80

interface PagedAccountsOptions {
  key: QueryKey
  path: string
  /** The fields of the relationship that being in the list implies, e.g. that the user blocks the account. */
  implies?: Partial<Relationship>
}

/** Returns the cached relationships that contradict the list, corrected by what it implies. */
function impliedRows({ cache }: Runtime, ids: readonly AccountId[], implies: Partial<Relationship>) {
  const entries = Object.entries(implies) as [keyof Relationship, unknown][]
  return ids.flatMap((id): EntityRow[] => {
    const known = cache.base('relationship', id)
    if (!known || entries.every(([field, value]) => known[field] === value)) return []
    return [{ kind: 'relationship', id, data: { ...known, ...implies } }]
  })
}

/** Accounts that the server pages by its own cursors. */
export const pagedAccounts = (runtime: Runtime, { key, path, implies }: PagedAccountsOptions) =>
  pagedList(runtime, {
    key,
    kind: 'account',
    path,
    query: { limit: PAGE_SIZE },
    schema: accountsDto,
    split: (dtos) => {
      const { rows, ids } = normaliseAccounts(dtos)
      return { ids, rows: implies ? [...rows, ...impliedRows(runtime, ids, implies)] : rows }
    },
    meta: { skipAlert: true },
  })
