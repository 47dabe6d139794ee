import * as z from 'zod/mini'
import { defineShare } from '@/lib/runtime/define-share'

/** The server added the notifications of accepted senders. The other tabs read their lists again, also without a stream. */
export const mergedNotifications = defineShare({
  name: 'notifications-merged',
  change: z.null(),
  apply: (runtime) =>
    void import('./merging').then(
      ({ followMerging }) => followMerging(runtime),
      () => {},
    ),
})
