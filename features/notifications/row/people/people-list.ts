import { normaliseAccounts } from '@/lib/cache'
import { apiSegment } from '@/lib/http'
import { pagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { accountsDto } from '@/schemas/accounts/account'
import { notificationKeys } from '../../keys'
import { GROUPS_PATH } from '../../queries'

/** The accounts of a group, newest first, paged. */
export const groupPeopleList = (runtime: Runtime, group: string) =>
  pagedList(runtime, {
    key: notificationKeys.people(group),
    kind: 'account',
    path: `${GROUPS_PATH}/${apiSegment(group)}/accounts`,
    schema: accountsDto,
    split: normaliseAccounts,
    meta: { skipAlert: true },
  })
