import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { peopleKeys } from '../keys'
import { pagedAccounts } from '../paged-accounts'
import { requestState } from './request-state'

/** The fields of the relationship that being in the list implies. */
export const REQUEST_IMPLIES = { requested_by: true, followed_by: false }

export const FOLLOW_REQUESTS_PATH = '/api/v1/follow_requests'

/** The accounts that want to follow the user, latest first. */
export const followRequestsList = (runtime: Runtime) =>
  pagedAccounts(runtime, {
    key: peopleKeys.requests(),
    path: FOLLOW_REQUESTS_PATH,
    implies: REQUEST_IMPLIES,
  })

/** Returns the rule for who stays in the list: requests that were not answered. */
export const requestRule =
  ({ cache }: Runtime) =>
  (id: AccountId): boolean =>
    requestState(cache.read('relationship', id)) === 'pending'
