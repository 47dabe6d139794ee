import { normaliseAccount, type EntityRow } from '@/lib/cache'
import type { PagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { accountsDto, type AccountDto } from '@/schemas/accounts/account'
import { peopleKeys } from '../keys'
import { recountRequests } from './request-count'
import { FOLLOW_REQUESTS_PATH, REQUEST_IMPLIES } from './request-list'

/** Puts an account that asks to follow the user at the top of the loaded list. Returns false if it was there. */
function addRequest({ client, cache }: Runtime, account: AccountDto, sent: number): boolean {
  const { rows, id } = normaliseAccount(account)
  const list = client.getQueryData<PagedList<'account'>>(peopleKeys.requests())
  if (list?.pages.some(({ ids }) => ids.includes(id))) return false
  const known = cache.base('relationship', id)
  const asks: EntityRow[] = known
    ? [{ kind: 'relationship', id, data: { ...known, ...REQUEST_IMPLIES } }]
    : []
  cache.ingest([...rows, ...asks], sent)
  client.setQueryData<PagedList<'account'>>(peopleKeys.requests(), (data) => {
    const [first, ...rest] = data?.pages ?? []
    return data && first && { ...data, pages: [{ ...first, ids: [id, ...first.ids] }, ...rest] }
  })
  return true
}

/** Adds a follow request to the loaded list and to the count. */
export function addArrival(runtime: Runtime, account: AccountDto | null): void {
  if (account) addRequest(runtime, account, runtime.cache.tick())
  recountRequests(runtime)
}

/** Adds the latest follow requests that the loaded list lacks. */
export async function addMissed(runtime: Runtime): Promise<void> {
  const answer = await runtime.http.request(FOLLOW_REQUESTS_PATH, { schema: accountsDto })
  const added = answer.data.toReversed().filter((account) => addRequest(runtime, account, answer.sent))
  if (added.length > 0) recountRequests(runtime)
}
