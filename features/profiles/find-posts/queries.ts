import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { listKey, normaliseStatuses } from '@/lib/cache'
import { accountApiPath, type ApiError } from '@/lib/http'
import { pagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { datedStatusesDto } from '@/schemas/statuses/dated'
import { statusesDto } from '@/schemas/statuses/status'
import type { AccountId } from '@/schemas/primitives'
import { endOfMonth, type Month } from './months'
import { idAt } from './snowflake'

const findPostsKeys = {
  month: (id: AccountId, month: Month) => listKey('statuses', 'profile-month', id, month),
  activity: (id: AccountId) => listKey('profile', 'activity', id),
}

/** Posts of an account up to the end of a month, latest first. Only for servers whose ids contain their time. */
export const monthList = (runtime: Runtime, id: AccountId, month: Month) =>
  pagedList(runtime, {
    key: findPostsKeys.month(id, month),
    kind: 'status',
    path: accountApiPath(id, 'statuses'),
    query: { max_id: idAt(endOfMonth(month)) },
    schema: statusesDto,
    split: normaliseStatuses,
    meta: { skipAlert: true },
  })

/** A page of the times of an account's posts. */
interface ActivityPage {
  posts: { id: string; created_at: string }[]
  next: string | null
}

export type ActivityData = InfiniteData<ActivityPage, string | null>

/** The times of an account's posts without boosts, latest first. Not kept as posts: a chart needs hundreds. */
export const activityQuery = ({ http }: Runtime, id: AccountId) =>
  infiniteQueryOptions<ActivityPage, ApiError, ActivityData, readonly unknown[], string | null>({
    queryKey: findPostsKeys.activity(id),
    meta: { skipAlert: true },
    staleTime: 5 * 60_000,
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await http.request(pageParam ?? accountApiPath(id, 'statuses'), {
        schema: datedStatusesDto,
        signal,
        ...(pageParam === null && { query: { limit: 40, exclude_reblogs: true } }),
      })
      return { posts: answer.data, next: answer.data.length > 0 ? answer.next : null }
    },
    getNextPageParam: ({ next }, _pages, _param, params) => (params.includes(next) ? null : next),
  })
