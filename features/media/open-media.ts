import { pushModal } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import type { Media } from '@/schemas/statuses/media'
import type { StatusId } from '@/schemas/primitives'

/** The post of one attachment in a list of many posts. */
export interface MediaPost {
  readonly id: StatusId
  readonly lang: string | null
}

/** The loaded part of a list of media. */
export interface MediaSupply {
  /** Grows at its end only. */
  readonly media: readonly Media[]
  /** The post of each attachment, in the same order; empty when all are of one post. */
  readonly posts: readonly MediaPost[]
  /** State of the end: more on request, more loading, more that failed to load, or nothing. */
  readonly rest: 'more' | 'loading' | 'failed' | 'end'
}

/** A list that continues after the media of a payload. */
export interface MediaFeed {
  /** Returns the same object until it changes. */
  read: () => MediaSupply
  subscribe: (listener: () => void) => () => void
  /** Loads what follows. True for `byUser` when the user asked for it: retries after a failure too. */
  loadMore: (byUser: boolean) => void
}

/** Payload of the viewer. */
export interface MediaPayload {
  /** The post of the media; its actions are shown below. */
  statusId?: StatusId
  media: readonly Media[]
  /** Index of the first attachment to show. */
  index: number
  /** Language of the descriptions. */
  lang?: string | null
  /** For media of several posts: the post of each, in the same order. */
  posts?: readonly MediaPost[]
  /** The list that `media` and `posts` are the start of; going past its end loads more. */
  feed?: MediaFeed
}

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    MEDIA: MediaPayload
  }
}

/** Opens the viewer with its own history entry. `identityKey`: the identity that the viewer acts for. */
export const openMedia = (payload: MediaPayload, identityKey: string): void =>
  void pushModal('MEDIA', payload, identityKey)

/** Returns a function like `openMedia` for the current identity. */
export function useOpenMedia(): (payload: MediaPayload) => void {
  const { identity } = useRuntime()
  return (payload) => openMedia(payload, identity.key)
}
