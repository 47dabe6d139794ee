import * as z from 'zod/mini'
import { defineShare } from '@/lib/runtime/define-share'
import { notificationKeys } from '../keys'
import { withoutRequests } from './request-list'

/** Requests were accepted or dismissed: the other tabs remove them, and read the number of pending requests again. */
export const answeredRequests = defineShare({
  name: 'notification-requests-answered',
  change: z.readonly(z.array(z.string())),
  apply: ({ cache, client }, ids) => {
    if (client.getQueryData(notificationKeys.requests()) !== undefined)
      cache.sets.adjust(notificationKeys.requests(), withoutRequests(ids))
    void client.invalidateQueries({ queryKey: notificationKeys.policy() })
  },
})
