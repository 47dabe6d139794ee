import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment, isApiError, type Http } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { id, type AnnouncementId } from '@/schemas/primitives'
import { announcementsDto } from '@/schemas/server/announcement'
import { announcementKeys } from './keys'
import { ANNOUNCEMENTS_PATH } from './queries'
import { asRead, withAcceptedReaction, withPendingReaction, type Announcements } from './rules'
import { announcementChanges } from './share-changes'

/** Returns whether the user has reacted to an announcement with this emoji; false if the server does not tell. */
async function hasReacted(http: Http, announcement: AnnouncementId, name: string): Promise<boolean> {
  try {
    const query = { with_dismissed: true }
    const { data } = await http.request(ANNOUNCEMENTS_PATH, { query, schema: announcementsDto })
    const found = data.find((each) => each.id === announcement)
    return found?.reactions.some((each) => each.name === name && each.me) ?? false
  } catch {
    return false
  }
}

/**
 * Adds or removes a reaction of the user. Removing one that is gone counts as success, and so does adding one that is
 * there: the answer to an earlier try may have been lost, and servers refuse a second one.
 */
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
          .catch(async (error: unknown) => {
            if (!reaction.on && isApiError(error, 'notFound')) return { data: null }
            const wasRefused = reaction.on && isApiError(error, 'refused')
            if (wasRefused && (await hasReacted(http, reaction.id, reaction.name))) return { data: null }
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
