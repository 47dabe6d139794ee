import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment, isApiError, type ApiError, type Http } from '@/lib/http'
import { listDto, listsDto, type List } from '@/schemas/list'
import type { AccountId, ListId } from '@/schemas/primitives'
import { listKeys } from './keys'
import { withDetails, withList, withoutList, type ListDetails } from './patches'

const PATH = '/api/v1/lists'
const pathOf = (id: ListId) => `${PATH}/${apiSegment(id)}`

interface Outcome {
  onDone: (list: List) => void
  onFailed: (error: ApiError) => void
}

let creations = 0

/** Creates a list; shown after the answer, which has its id. */
export const createList = (details: ListDetails, { onDone, onFailed }: Outcome) =>
  queryMutation({
    key: listKeys.all(),
    item: `new ${(creations += 1)}`,
    slot: 'create',
    request: (http) => http.request(PATH, { method: 'POST', json: details, schema: listDto }),
    settle: (lists: List[], answer) => withList(answer)(lists),
    onDone,
    onFailed,
    meta: { skipAlert: true },
  })

/** Changes properties of a list. */
export const updateList = (id: ListId, details: Partial<ListDetails>, { onDone, onFailed }: Outcome) =>
  queryMutation({
    key: listKeys.all(),
    item: id,
    // A later change replaces an earlier one only if it has the same properties.
    slot: Object.keys(details).sort().join(),
    patch: withDetails(id, details),
    request: (http) => http.request(pathOf(id), { method: 'PUT', json: details, schema: listDto }),
    settle: (lists: List[], answer) => withList(answer)(lists),
    onDone,
    onFailed,
    meta: { skipAlert: true },
  })

/** Deletes a list; one that is gone already counts as deleted. */
export const removeList = (id: ListId) =>
  queryMutation({
    key: listKeys.all(),
    item: id,
    slot: 'delete',
    patch: withoutList(id),
    request: (http) =>
      http.request(pathOf(id), { method: 'DELETE', schema: z.unknown() }).catch((error: unknown) => {
        if (isApiError(error, 'notFound')) return { data: null }
        throw error
      }),
  })

async function containsAccount(http: Http, listId: ListId, accountId: AccountId): Promise<boolean> {
  const path = `/api/v1/accounts/${apiSegment(accountId)}/lists`
  const { data } = await http.request(path, { schema: listsDto })
  return data.some(({ id }) => id === listId)
}

interface Membership {
  listId: ListId
  accountId: AccountId
  on: boolean
  onDone?: () => void
  onFailed?: (error: ApiError) => void
}

/** Adds an account to a list, or removes it. */
export const setMember = ({ listId, accountId, on, onDone, onFailed }: Membership) =>
  queryMutation({
    key: listKeys.member(listId, accountId),
    slot: 'member',
    patch: () => on,
    request: (http) =>
      http
        .request(`${pathOf(listId)}/accounts`, {
          method: on ? 'POST' : 'DELETE',
          json: { account_ids: [accountId] },
          schema: z.unknown(),
        })
        .catch(async (error: unknown) => {
          // Mastodon refuses to add a member again.
          const mayBeMember = on && isApiError(error, 'refused') && error.status === 422
          if (mayBeMember && (await containsAccount(http, listId, accountId))) return { data: null }
          throw error
        }),
    settle: () => on,
    ...(onDone && { onDone }),
    ...(onFailed && { onFailed }),
  })
