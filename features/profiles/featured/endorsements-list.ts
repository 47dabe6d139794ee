import { pagedAccounts } from '@/features/people'
import { accountApiPath } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { featuredKeys } from './keys'

/** Featured accounts of an account. Mastodon before 4.4 only lists those of the user. */
export const endorsementsList = (runtime: Runtime, id: AccountId) =>
  pagedAccounts(runtime, {
    key: featuredKeys.accounts(id),
    ...(id === runtime.me
      ? { path: '/api/v1/endorsements', implies: { endorsed: true } }
      : { path: accountApiPath(id, 'endorsements') }),
  })
