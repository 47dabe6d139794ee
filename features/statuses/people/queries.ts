import { splitAccounts } from '@/lib/cache'
import { apiSegment } from '@/lib/http'
import { pagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { accountsDto } from '@/schemas/account'
import type { StatusId } from '@/schemas/primitives'
import { statusKeys } from '../keys'

/** What people did with a post. */
export type PeopleKind = 'boosts' | 'favourites'

const LISTS = {
  boosts: { key: statusKeys.rebloggedBy, verb: 'reblogged_by' },
  favourites: { key: statusKeys.favouritedBy, verb: 'favourited_by' },
} as const

/** Who boosted or favourited a post, the latest first, page by page. */
export const peopleList = (runtime: Runtime, id: StatusId, kind: PeopleKind) =>
  pagedList(runtime, {
    key: LISTS[kind].key(id),
    kind: 'account',
    path: `/api/v1/statuses/${apiSegment(id)}/${LISTS[kind].verb}`,
    schema: accountsDto,
    split: splitAccounts,
    meta: { skipAlert: true },
  })
