import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment, isApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { id, type NotificationId } from '@/schemas/primitives'
import { notificationKeys } from './keys'
import { withDismissed, type Dismissed } from './model/visible-group'
import { REQUESTS_PATH, withoutRequests } from './requests/request-list'
import { answeredRequests } from './requests/share-answered'
import { POLICY_RULES, POLICY_SOURCES, policyVersion, type NotificationPolicy } from './policy/versions'
import { GROUPS_PATH, hasServerGroups, NOTIFICATIONS_PATH } from './queries'

/** Changes what happens to notifications of some senders. */
export const changePolicy = defineMutation({
  name: 'changePolicy',
  args: z.object({ source: z.enum(POLICY_SOURCES), rule: z.enum(POLICY_RULES) }),
  create: ({ source, rule }) =>
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
    }),
})

/** Accepts or dismisses requests. One that is gone already counts as answered. */
export const answerRequests = defineMutation({
  name: 'answerRequests',
  args: z.object({ ids: z.readonly(z.array(z.string())), answer: z.enum(['accept', 'dismiss']) }),
  create: ({ ids, answer }, runtime) =>
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
        void runtime.client.invalidateQueries({ queryKey: notificationKeys.policy() })
        answeredRequests.send(runtime, ids)
      },
    }),
})

const notificationIds = z.readonly(z.array(id<'notification'>()))

/**
 * Deletes every notification. `upTo` is the newest known one; null where ids do not sort by age. `ids` are the
 * listed ones.
 */
export const clearNotifications = defineMutation({
  name: 'clearNotifications',
  args: z.object({ upTo: z.nullable(id<'notification'>()), ids: notificationIds }),
  create: ({ upTo, ids }) =>
    queryMutation({
      key: notificationKeys.dismissed(),
      slot: 'clear',
      patch: (dismissed: Dismissed): Dismissed =>
        upTo === dismissed.upTo && ids.every((each) => dismissed.ids.includes(each))
          ? dismissed
          : { ...dismissed, upTo: upTo ?? dismissed.upTo, ids: [...new Set([...dismissed.ids, ...ids])] },
      request: (http) => http.request(`${NOTIFICATIONS_PATH}/clear`, { method: 'POST', schema: z.unknown() }),
    }),
})

/**
 * Deletes one notification. One that is gone already counts as deleted; one that is still there shows that the server
 * cannot delete single ones.
 */
async function dismissOne(http: Runtime['httpWriter'], notification: NotificationId): Promise<void> {
  const path = `${NOTIFICATIONS_PATH}/${apiSegment(notification)}`
  try {
    await http.request(`${path}/dismiss`, { method: 'POST', schema: z.unknown() })
  } catch (error) {
    if (!isApiError(error, 'notFound')) throw error
    try {
      await http.request(path, { schema: z.unknown() })
    } catch (unread) {
      if (isApiError(unread, 'notFound')) return
      throw error
    }
    http.capabilities.ruleOut('dismissNotification')
    throw error
  }
}

/** Deletes a group, of which `ids` are known; where the server has no groups, each of these. */
export const dismissGroup = defineMutation({
  name: 'dismissGroup',
  waits: { goneIsDone: true },
  args: z.object({ key: z.string(), ids: notificationIds }),
  create: ({ key, ids }, runtime) =>
    queryMutation({
      key: notificationKeys.dismissed(),
      item: key,
      slot: 'dismiss',
      patch: withDismissed({ ids, group: hasServerGroups(runtime) ? key : null }),
      request: async (http) => {
        if (http.capabilities.has('groupedNotifications'))
          return http.request(`${GROUPS_PATH}/${apiSegment(key)}/dismiss`, {
            method: 'POST',
            schema: z.unknown(),
          })
        for (const each of ids) await dismissOne(http, each)
        return { data: null }
      },
    }),
})
