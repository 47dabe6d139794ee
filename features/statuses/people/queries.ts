import { normaliseAccounts } from '@/lib/cache'
import { apiSegment } from '@/lib/http'
import { pagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { accountsDto } from '@/schemas/accounts/account'
import type { StatusId } from '@/schemas/primitives'
import { statusKeys } from '../keys'

/** Which accounts to list. */
export type PeopleKind = 'boosts' | 'favourites'

const LISTS = {
  boosts: { key: statusKeys.rebloggedBy, verb: 'reblogged_by' },
  favourites: { key: statusKeys.favouritedBy, verb: 'favourited_by' },
} as const

/** The accounts that boosted or favourited a post, latest first, paged. */
export const peopleList = (runtime: Runtime, id: StatusId, kind: PeopleKind) =>
  pagedList(runtime, {
    key: LISTS[kind].key(id),
    kind: 'account',
    path: `/api/v1/statuses/${apiSegment(id)}/${LISTS[kind].verb}`,
    schema: accountsDto,
    split: normaliseAccounts,
    meta: { skipAlert: true },
  })
