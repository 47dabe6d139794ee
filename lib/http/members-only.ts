import type { AccountId } from '@/schemas/primitives'
import { isApiError } from './errors'

/** HTTP statuses of servers that refuse a list to visitors. */
const MEMBERS_ONLY_STATUSES = [401, 403, 422]

/** True when `error` means that only members may read; `me` is null for visitors. */
export const isForMembersOnly = (me: AccountId | null, error: unknown): boolean =>
  me === null && isApiError(error) && MEMBERS_ONLY_STATUSES.includes(error.status ?? 0)
