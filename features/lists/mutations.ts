import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { acceptMissing, accountApiPath, apiSegment, isApiError, type Http } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { listDto, listsDto, REPLIES_POLICIES, type List } from '@/schemas/list'
import { id, type AccountId, type ListId } from '@/schemas/primitives'
import { listKeys } from './keys'
import { withDetails, withList, withoutList, type ListDetails } from './patches'

const PATH = '/api/v1/lists'
const pathOf = (list: ListId) => `${PATH}/${apiSegment(list)}`

const details = {
  title: z.string(),
  exclusive: z.exactOptional(z.boolean()),
  replies_policy: z.exactOptional(z.enum(REPLIES_POLICIES)),
}

let creations = 0

const create = (http: Http, json: ListDetails) =>
  http.request(PATH, { method: 'POST', json, schema: listDto })

const update = (http: Http, list: ListId, json: Partial<ListDetails>) =>
  http.request(pathOf(list), { method: 'PUT', json, schema: listDto })

/** Creates a list after an earlier attempt, which may have created it. `before`: the ids of the lists before that one. */
async function createAgain(http: Http, json: ListDetails, before: readonly ListId[]) {
  const { data: lists } = await http.request(PATH, { schema: listsDto })
  const existing = lists.findLast((list) => list.title === json.title && !before.includes(list.id))
  return existing ? update(http, existing.id, json) : create(http, json)
}

/**
 * Creates a list; shown after the answer, which has its id. `before`: the ids of the lists before the first attempt,
 * missing when unknown. In a repeated one, a list of the same title made since is taken instead of another one.
 */
export const createList = defineMutation({
  name: 'createList',
  args: z.object({
    ...details,
    before: z.optional(z.readonly(z.array(id<'list'>()))),
    isRepeat: z.optional(z.boolean()),
  }),
  repeat: (args) => ({ ...args, isRepeat: true }),
  create: ({ before, isRepeat = false, ...json }) =>
    queryMutation({
      key: listKeys.all(),
      item: `new ${(creations += 1)}`,
      slot: 'create',
      request: (http) => (isRepeat && before ? createAgain(http, json, before) : create(http, json)),
      settle: (lists: List[], answer) => withList(answer)(lists),
    }),
})

/** Changes properties of a list. */
export const updateList = defineMutation({
  name: 'updateList',
  args: z.object({
    id: id<'list'>(),
    changes: z.object({ ...details, title: z.exactOptional(details.title) }),
  }),
  create: ({ id: list, changes }) =>
    queryMutation({
      key: listKeys.all(),
      item: list,
      // A later change replaces an earlier one only if it has the same properties.
      slot: Object.keys(changes).sort().join(),
      patch: withDetails(list, changes),
      request: (http) => update(http, list, changes),
      settle: (lists: List[], answer) => withList(answer)(lists),
    }),
})

/** Deletes a list; one that is gone already counts as deleted. */
export const removeList = defineMutation({
  name: 'removeList',
  args: z.object({ id: id<'list'>() }),
  create: ({ id: list }) =>
    queryMutation({
      key: listKeys.all(),
      item: list,
      slot: 'delete',
      patch: withoutList(list),
      request: (http) =>
        http.request(pathOf(list), { method: 'DELETE', schema: z.unknown() }).catch(acceptMissing),
    }),
})

async function containsAccount(http: Http, listId: ListId, accountId: AccountId): Promise<boolean> {
  const path = accountApiPath(accountId, 'lists')
  const { data } = await http.request(path, { schema: listsDto })
  return data.some((list) => list.id === listId)
}

/** Adds an account to a list, or removes it. */
export const setMember = defineMutation({
  name: 'setMember',
  waits: {},
  args: z.object({ listId: id<'list'>(), accountId: id<'account'>(), on: z.boolean() }),
  create: ({ listId, accountId, on }) =>
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
    }),
})
