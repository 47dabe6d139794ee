import * as z from 'zod/mini'
import { tellFact } from '@/lib/bus'
import { entityMutation, splitStatus } from '@/lib/cache'
import { apiSegment, type Http } from '@/lib/http'
import type { StatusId } from '@/schemas/primitives'
import { deletedStatusDto, statusDto, type StatusDto, type Visibility } from '@/schemas/status'
import { withBookmark, withBoost, withFavourite, withGone, withMuted, withPinned } from './patches'

const path = (id: StatusId, verb: string) => `/api/v1/statuses/${apiSegment(id)}/${verb}`

const post = (verb: string, id: StatusId, json?: unknown) => (http: Http) =>
  http.request(path(id, verb), { method: 'POST', schema: statusDto, ...(json !== undefined && { json }) })

const rows = (answer: StatusDto) => splitStatus(answer).rows

/** Favourites or unfavourites at once; reverted alone when the server refuses. */
export const favouriteStatus = (id: StatusId, on: boolean) =>
  entityMutation({
    kind: 'status',
    id,
    slot: 'favourite',
    patch: withFavourite(on),
    request: post(on ? 'favourite' : 'unfavourite', id),
    rows,
  })

/** Bookmarks or unbookmarks at once. */
export const bookmarkStatus = (id: StatusId, on: boolean) =>
  entityMutation({
    kind: 'status',
    id,
    slot: 'bookmark',
    patch: withBookmark(on),
    request: post(on ? 'bookmark' : 'unbookmark', id),
    rows,
  })

/** Boosts or takes the boost back; `visibility` of the boost, default the server's. */
export const boostStatus = (id: StatusId, on: boolean, visibility?: Visibility) =>
  entityMutation({
    kind: 'status',
    id,
    slot: 'boost',
    patch: withBoost(on),
    request: post(on ? 'reblog' : 'unreblog', id, visibility && { visibility }),
    // The answer to a boost is the boost; the post itself is inside it and carries the new flag.
    rows,
  })

/** Mutes the conversation of a post: no notifications of it; or ends that. */
export const muteConversation = (id: StatusId, on: boolean, onDone?: () => void) =>
  entityMutation({
    kind: 'status',
    id,
    slot: 'mute',
    patch: withMuted(on),
    request: post(on ? 'mute' : 'unmute', id),
    rows,
    ...(onDone && { onDone }),
  })

/** Pins one's own post to one's profile, or takes it off. `identity` for those who hear of it. */
export const pinStatus = (id: StatusId, on: boolean, identity: string, onDone?: () => void) =>
  entityMutation({
    kind: 'status',
    id,
    slot: 'pin',
    patch: withPinned(on),
    request: post(on ? 'pin' : 'unpin', id),
    rows,
    onDone: () => {
      tellFact('statusPinned', { identity, statusId: id, pinned: on })
      onDone?.()
    },
  })

/**
 * Deletes one's own post: rows of it vanish at once and come back when the server refuses. `keepalive` lets the call
 * outlive the page.
 */
export const deleteStatus = (id: StatusId, { identity, keepalive = false }: DeleteOptions) =>
  entityMutation({
    kind: 'status',
    id,
    slot: 'delete',
    patch: withGone,
    request: (http) =>
      http.request(`/api/v1/statuses/${apiSegment(id)}`, {
        method: 'DELETE',
        schema: z.union([deletedStatusDto, z.unknown()]),
        keepalive,
      }),
    onDone: () => tellFact('statusDeleted', { identity, statusId: id }),
  })

interface DeleteOptions {
  /** `who` of the identity, for those who hear of it. */
  identity: string
  keepalive?: boolean
}
