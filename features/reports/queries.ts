import { listKey, normaliseStatuses } from '@/lib/cache'
import { accountApiPath } from '@/lib/http'
import { pagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { statusesDto } from '@/schemas/statuses/status'

/** Posts of an account to choose from, without boosts, paged by cursor. */
export const reportablePosts = (runtime: Runtime, id: AccountId) =>
  pagedList(runtime, {
    key: listKey('reports', 'posts', id),
    kind: 'status',
    path: accountApiPath(id, 'statuses'),
    query: { exclude_reblogs: true },
    schema: statusesDto,
    split: normaliseStatuses,
    meta: { skipAlert: true },
  })
