import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment, isApiError, type ApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { collectionAnswerDto } from '@/schemas/notifications/collection-item'
import type { AccountId, NotificationId } from '@/schemas/primitives'
import { notificationKeys } from './keys'
import type { NotificationGroup } from './model/group'
import type { Dismissed } from './model/visible-group'
import { REQUESTS_PATH, withoutRequests } from './requests/request-list'
import { policyVersion, type NotificationPolicy, type PolicyRule, type PolicySource } from './policy/versions'
import { GROUPS_PATH, NOTIFICATIONS_PATH } from './queries'

/** Changes what happens to notifications of some senders. */
export const changePolicy = (source: PolicySource, rule: PolicyRule) =>
  queryMutation({
    key: notificationKeys.policy(),
    slot: source,
    patch: (policy: NotificationPolicy | null) =>
      policy === null || policy[source] === rule ? policy : { ...policy, [source]: rule },
    request: async (http): Promise<{ data: NotificationPolicy | null }> => {
      const version = policyVersion(http)
      if (!version) return { data: null }
      const { path, schema, canDrop, body } = version
      const { data } = await http.request(path, { method: 'PATCH', json: body(source, rule), schema })
      return { data: { ...data, canDrop } }
    },
    settle: (_policy, answer) => answer,
  })

/**
 * Accepts or dismisses requests. One that is gone already counts as answered.
 */
export const answerRequests = (
  { client }: Pick<Runtime, 'client'>,
  ids: readonly string[],
  answer: 'accept' | 'dismiss',
  { onDone }: { onDone?: () => void } = {},
) =>
  queryMutation({
    key: notificationKeys.requests(),
    slot: `${answer} ${ids.join(' ')}`,
    patch: withoutRequests(ids),
    request: (http) => {
      const [only = ''] = ids
      const single = ids.length === 1
      const path = `${REQUESTS_PATH}/${single ? `${apiSegment(only)}/` : ''}${answer}`
      return http
        .request(path, {
          method: 'POST',
          ...(!single && { json: { id: ids } }),
          schema: z.unknown(),
        })
        .catch((error: unknown) => {
          if (single && isApiError(error, 'notFound')) return { data: null }
          throw error
        })
    },
    onDone: () => {
      // The server counts the pending requests.
      void client.invalidateQueries({ queryKey: notificationKeys.policy() })
      onDone?.()
    },
  })

interface Outcome {
  onDone?: () => void
  onFailed?: (error: ApiError) => void
}

/**
 * Deletes every notification. `upTo` is the newest known one; null where ids do not sort by age. `ids` are the
 * listed ones.
 */
export const clearNotifications = (
  upTo: NotificationId | null,
  ids: readonly NotificationId[],
  { onDone, onFailed }: Outcome = {},
) =>
  queryMutation({
    key: notificationKeys.dismissed(),
    slot: 'clear',
    patch: (dismissed: Dismissed): Dismissed =>
      upTo === dismissed.upTo && ids.every((id) => dismissed.ids.includes(id))
        ? dismissed
        : { upTo: upTo ?? dismissed.upTo, ids: [...new Set([...dismissed.ids, ...ids])] },
    request: (http) => http.request(`${NOTIFICATIONS_PATH}/clear`, { method: 'POST', schema: z.unknown() }),
    ...(onDone && { onDone }),
    ...(onFailed && { onFailed }),
  })

/** Returns the known notifications of a group. */
export const idsOfGroup = ({ id, members, total }: NotificationGroup): NotificationId[] => [
  ...new Set([id, ...members.map((member) => member.id), ...(total ? [total.upTo] : [])]),
]

/** Hides a group. */
export const withDismissed =
  (group: NotificationGroup) =>
  (dismissed: Dismissed): Dismissed => {
    const ids = idsOfGroup(group)
    return ids.every((id) => dismissed.ids.includes(id))
      ? dismissed
      : { ...dismissed, ids: [...new Set([...dismissed.ids, ...ids])] }
  }

/** Deletes a group; where the server has no groups, each of its notifications. */
export const dismissGroup = (group: NotificationGroup, { onDone, onFailed }: Outcome = {}) => {
  const ids = idsOfGroup(group)
  return queryMutation({
    key: notificationKeys.dismissed(),
    item: group.key,
    slot: 'dismiss',
    patch: withDismissed(group),
    request: async (http) => {
      const post = (path: string) => http.request(path, { method: 'POST', schema: z.unknown() })
      if (http.capabilities.has('groupedNotifications'))
        return post(`${GROUPS_PATH}/${apiSegment(group.key)}/dismiss`)
      for (const id of ids) await post(`${NOTIFICATIONS_PATH}/${apiSegment(id)}/dismiss`)
      return { data: null }
    },
    ...(onDone && { onDone }),
    ...(onFailed && { onFailed }),
  })
}

/** Removes the user from a collection of accounts; it counts as done when the user is not in it any more. */
export const leaveCollection = (id: string, me: AccountId) =>
  queryMutation({
    key: notificationKeys.left(id),
    slot: 'left',
    patch: () => true,
    request: async (http) => {
      const path = `/api/v1/collections/${apiSegment(id)}`
      try {
        const { data } = await http.request(path, { schema: collectionAnswerDto })
        const own = data.collection.items.find((item) => item.account_id === me)
        if (!own) return { data: null }
        const revoke = `${path}/items/${apiSegment(own.id)}/revoke`
        return await http.request(revoke, { method: 'POST', schema: z.unknown() })
      } catch (error) {
        if (isApiError(error, 'notFound')) return { data: null }
        throw error
      }
    },
    settle: () => true,
  })
