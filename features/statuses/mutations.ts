import * as z from 'zod/mini'
import { emitFact } from '@/lib/bus'
import { entityMutation, normaliseStatus } from '@/lib/cache'
import { apiSegment, isApiError, type Http } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { id, type StatusId } from '@/schemas/primitives'
import { statusDto, VISIBILITIES, type StatusDto } from '@/schemas/statuses/status'
import { withFewerPosts } from './deletion/count-posts'
import { withBookmark, withBoost, withFavourite, withMuted, withPinned } from './patches'

const path = (status: StatusId, verb: string) => `/api/v1/statuses/${apiSegment(status)}/${verb}`

const post = (verb: string, status: StatusId, json?: unknown) => (http: Http) =>
  http.request(path(status, verb), {
    method: 'POST',
    schema: statusDto,
    ...(json !== undefined && { json }),
  })

const rows = (answer: StatusDto) => normaliseStatus(answer).rows

/** A post, and whether the change is made or undone. */
const switchArgs = z.object({ id: id<'status'>(), on: z.boolean() })

/** Favourites or unfavourites; shown optimistically, reverted when the server refuses. */
export const favouriteStatus = defineMutation({
  name: 'favouriteStatus',
  waits: {},
  args: switchArgs,
  create: ({ id: status, on }) =>
    entityMutation({
      kind: 'status',
      id: status,
      slot: 'favourite',
      patch: withFavourite(on),
      request: post(on ? 'favourite' : 'unfavourite', status),
      rows,
    }),
})

/** Bookmarks or removes the bookmark; shown optimistically. */
export const bookmarkStatus = defineMutation({
  name: 'bookmarkStatus',
  waits: {},
  args: switchArgs,
  create: ({ id: status, on }) =>
    entityMutation({
      kind: 'status',
      id: status,
      slot: 'bookmark',
      patch: withBookmark(on),
      request: post(on ? 'bookmark' : 'unbookmark', status),
      rows,
    }),
})

/**
 * Boosts or removes the boost; `visibility` of the boost, default the server's. A boost counts as a post of the user: the
 * answer to a new one has the number, that to its removal has not.
 */
export const boostStatus = defineMutation({
  name: 'boostStatus',
  waits: {},
  args: z.extend(switchArgs, { visibility: z.optional(z.enum(VISIBILITIES)) }),
  create: ({ id: status, on, visibility }, { me }) =>
    entityMutation({
      kind: 'status',
      id: status,
      slot: 'boost',
      patch: withBoost(on),
      alsoBegin: on || me === null ? [] : [{ kind: 'account', id: me, patch: withFewerPosts }],
      request: post(on ? 'reblog' : 'unreblog', status, visibility && { visibility }),
      // The answer is the boost; the post with the new flag is inside it.
      rows,
    }),
})

/** Mutes the notifications of a conversation, or unmutes. */
export const muteConversation = defineMutation({
  name: 'muteConversation',
  waits: {},
  args: switchArgs,
  create: ({ id: status, on }) =>
    entityMutation({
      kind: 'status',
      id: status,
      slot: 'mute',
      patch: withMuted(on),
      request: post(on ? 'mute' : 'unmute', status),
      rows,
    }),
})

/**
 * Pins or unpins a post. Servers refuse to pin one twice, and the answer to an earlier try may have been lost: then the
 * post as it is counts as the answer.
 */
const pin = (status: StatusId, on: boolean) => async (http: Http) => {
  try {
    return await post(on ? 'pin' : 'unpin', status)(http)
  } catch (error) {
    if (!on || !isApiError(error, 'refused')) throw error
    const found = await http
      .request(`/api/v1/statuses/${apiSegment(status)}`, { schema: statusDto })
      .catch(() => null)
    if (!found?.data.pinned) throw error
    return found
  }
}

/** Pins a post of the user to the profile, or unpins it. */
export const pinStatus = defineMutation({
  name: 'pinStatus',
  waits: {},
  args: switchArgs,
  create: ({ id: status, on }, { identity }) =>
    entityMutation({
      kind: 'status',
      id: status,
      slot: 'pin',
      patch: withPinned(on),
      request: pin(status, on),
      rows,
      onDone: () => emitFact('statusPinned', { identity: identity.key, statusId: status, pinned: on }),
    }),
})
