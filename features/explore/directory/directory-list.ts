import { normaliseAccounts } from '@/lib/cache'
import { queryString } from '@/lib/http'
import { pagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { accountsDto } from '@/schemas/accounts/account'
import { exploreKeys } from '../keys'

/** The people to list, and their order. */
export interface DirectoryView {
  /** By their last post, or by the day they joined. */
  order: 'active' | 'new'
  /** Only people of this server. */
  local: boolean
}

const PATH = '/api/v1/directory'
/** People per page, as Mastodon sends by default. */
const PAGE_SIZE = 40

/** People who agreed to be found, paged by offset. */
export const directoryList = (runtime: Runtime, { order, local }: DirectoryView) => {
  const query = { order, local, limit: PAGE_SIZE }
  return pagedList(runtime, {
    key: exploreKeys.directory(order, local),
    kind: 'account',
    path: PATH,
    query,
    schema: accountsDto,
    split: normaliseAccounts,
    // Servers may send fewer than requested, so only an empty page is the last.
    next: (_answer, seen) => `${PATH}?${queryString({ ...query, offset: seen })}`,
    meta: { skipAlert: true },
  })
}
