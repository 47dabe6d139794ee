import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment, isApiError } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { id } from '@/schemas/primitives'
import { announcementKeys } from './keys'
import { ANNOUNCEMENTS_PATH } from './queries'
import { asRead, withAcceptedReaction, withPendingReaction, type Announcements } from './rules'
import { announcementChanges } from './share-changes'

/** Adds or removes a reaction of the user. Removing one that is gone counts as success. */
export const changeReaction = defineMutation({
  name: 'changeReaction',
  waits: {},
  args: z.object({
    id: id<'announcement'>(),
    name: z.string(),
    on: z.boolean(),
    image: z.nullable(z.object({ url: z.string(), static_url: z.string() })),
    before: z.number(),
  }),
  create: (reaction) =>
    queryMutation({
      key: announcementKeys.all(),
      item: reaction.id,
      slot: `reaction ${reaction.name}`,
      patch: (all: Announcements) => withPendingReaction(all, reaction),
      settle: (all) => withAcceptedReaction(all, reaction),
      request: (http) =>
        http
          .request(
            `${ANNOUNCEMENTS_PATH}/${apiSegment(reaction.id)}/reactions/${apiSegment(reaction.name)}`,
            { method: reaction.on ? 'PUT' : 'DELETE', schema: z.unknown() },
          )
          .catch((error: unknown) => {
            if (!reaction.on && isApiError(error, 'notFound')) return { data: null }
            throw error
          }),
    }),
})

/** Marks an announcement as read on the server. The user did not ask for it, so a failure is not reported. */
export const dismissAnnouncement = defineMutation({
  name: 'dismissAnnouncement',
  waits: {},
  args: z.object({ id: id<'announcement'>() }),
  create: ({ id: announcement }, runtime) =>
    queryMutation({
      key: announcementKeys.all(),
      item: announcement,
      slot: 'dismiss',
      patch: (all: Announcements) => asRead(all, announcement),
      onDone: () => announcementChanges.send(runtime, { read: announcement }),
      request: (http) =>
        http.request(`${ANNOUNCEMENTS_PATH}/${apiSegment(announcement)}/dismiss`, {
          method: 'POST',
          schema: z.unknown(),
        }),
      meta: { skipAlert: true },
    }),
})
