import { emitFact } from '@/lib/bus'
import { entityMutation, normaliseStatus } from '@/lib/cache'
import { apiSegment, type Http } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { statusDto, type StatusDto, type Visibility } from '@/schemas/statuses/status'
import { withFewerPosts } from './deletion/count-posts'
import { withBookmark, withBoost, withFavourite, withMuted, withPinned } from './patches'

const path = (id: StatusId, verb: string) => `/api/v1/statuses/${apiSegment(id)}/${verb}`

const post = (verb: string, id: StatusId, json?: unknown) => (http: Http) =>
  http.request(path(id, verb), {
    method: 'POST',
    schema: statusDto,
    ...(json !== undefined && { json }),
  })

const rows = (answer: StatusDto) => normaliseStatus(answer).rows

/** Favourites or unfavourites; shown optimistically, reverted when the server refuses. */
export const favouriteStatus = (id: StatusId, on: boolean) =>
  entityMutation({
    kind: 'status',
    id,
    slot: 'favourite',
    patch: withFavourite(on),
    request: post(on ? 'favourite' : 'unfavourite', id),
    rows,
  })

/** Bookmarks or removes the bookmark; shown optimistically. */
export const bookmarkStatus = (id: StatusId, on: boolean) =>
  entityMutation({
    kind: 'status',
    id,
    slot: 'bookmark',
    patch: withBookmark(on),
    request: post(on ? 'bookmark' : 'unbookmark', id),
    rows,
  })

/**
 * Boosts or removes the boost; `visibility` of the boost, default the server's. A boost counts as a post of the user: the
 * answer to a new one has the number, that to its removal has not.
 */
export const boostStatus = (
  { me }: Pick<Runtime, 'me'>,
  id: StatusId,
  on: boolean,
  visibility?: Visibility,
) =>
  entityMutation({
    kind: 'status',
    id,
    slot: 'boost',
    patch: withBoost(on),
    alsoBegin: on || me === null ? [] : [{ kind: 'account', id: me, patch: withFewerPosts }],
    request: post(on ? 'reblog' : 'unreblog', id, visibility && { visibility }),
    // The answer is the boost; the post with the new flag is inside it.
    rows,
  })

/** Mutes the notifications of a conversation, or unmutes. */
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

/** Pins a post of the user to the profile, or unpins it. `identity` is for listeners of the fact. */
export const pinStatus = (id: StatusId, on: boolean, identity: string, onDone?: () => void) =>
  entityMutation({
    kind: 'status',
    id,
    slot: 'pin',
    patch: withPinned(on),
    request: post(on ? 'pin' : 'unpin', id),
    rows,
    onDone: () => {
      emitFact('statusPinned', { identity, statusId: id, pinned: on })
      onDone?.()
    },
  })
