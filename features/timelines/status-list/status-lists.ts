import { normaliseStatuses } from '@/lib/cache'
import { accountApiPath, apiSegment, type QueryParams } from '@/lib/http'
import { pagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import type { QueryKey } from '@tanstack/react-query'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { statusesDto } from '@/schemas/statuses/status'
import { statusListKeys } from '../keys'

/** Options of a plain list of posts at `path`. Its page shows errors, so there is no alert. */
const statusList = (runtime: Runtime, key: QueryKey, path: string, query?: QueryParams) =>
  pagedList(runtime, {
    key,
    kind: 'status',
    path,
    ...(query && { query }),
    schema: statusesDto,
    split: normaliseStatuses,
    meta: { skipAlert: true },
  })

export type StatusListOptions = ReturnType<typeof statusList>

/** The signed-in account's bookmarks, latest first. */
export const bookmarksList = (runtime: Runtime) =>
  statusList(runtime, statusListKeys.bookmarks(), '/api/v1/bookmarks', { limit: 40 })

/** The signed-in account's favourites, latest first. */
export const favouritesList = (runtime: Runtime) =>
  statusList(runtime, statusListKeys.favourites(), '/api/v1/favourites', { limit: 40 })

/** The pinned posts of an account. */
export const pinnedList = (runtime: Runtime, id: AccountId) =>
  statusList(runtime, statusListKeys.pinned(id), accountApiPath(id, 'statuses'), { pinned: true })

/** Posts and boosts of an account without replies, for visitors. */
export const visitedList = (runtime: Runtime, id: AccountId) =>
  statusList(runtime, statusListKeys.visited(id), accountApiPath(id, 'statuses'), { exclude_replies: true })

/** Posts that quote a post. Its author gets all of them, others only those that they may see. */
export const quotesList = (runtime: Runtime, id: StatusId) =>
  statusList(runtime, statusListKeys.quotes(id), `/api/v1/statuses/${apiSegment(id)}/quotes`, {
    limit: 40,
  })
