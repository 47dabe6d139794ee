import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment, isApiError } from '@/lib/http'
import type { AnnouncementId } from '@/schemas/primitives'
import { announcementKeys } from './keys'
import { ANNOUNCEMENTS_PATH } from './queries'
import {
  asRead,
  withAcceptedReaction,
  withPendingReaction,
  type Announcements,
  type ReactionChange,
} from './rules'

/** Adds or removes a reaction of the user. Removing one that is gone counts as success. */
export const changeReaction = (reaction: ReactionChange) =>
  queryMutation({
    key: announcementKeys.all(),
    item: reaction.id,
    slot: `reaction ${reaction.name}`,
    patch: (all: Announcements) => withPendingReaction(all, reaction),
    settle: (all) => withAcceptedReaction(all, reaction),
    request: (http) =>
      http
        .request(`${ANNOUNCEMENTS_PATH}/${apiSegment(reaction.id)}/reactions/${apiSegment(reaction.name)}`, {
          method: reaction.on ? 'PUT' : 'DELETE',
          schema: z.unknown(),
        })
        .catch((error: unknown) => {
          if (!reaction.on && isApiError(error, 'notFound')) return { data: null }
          throw error
        }),
  })

/** Marks an announcement as read on the server. The user did not ask for it, so a failure is not reported. */
export const dismissAnnouncement = (id: AnnouncementId) =>
  queryMutation({
    key: announcementKeys.all(),
    item: id,
    slot: 'dismiss',
    patch: (all: Announcements) => asRead(all, id),
    request: (http) =>
      http.request(`${ANNOUNCEMENTS_PATH}/${apiSegment(id)}/dismiss`, {
        method: 'POST',
        schema: z.unknown(),
      }),
    meta: { skipAlert: true },
  })
