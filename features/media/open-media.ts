import { pushModal } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import type { Media } from '@/schemas/media'
import type { StatusId } from '@/schemas/primitives'

/** The post of one medium among those of many. */
export interface MediaPost {
  readonly id: StatusId
  readonly lang: string | null
}

/** What a list of media holds by now. */
export interface MediaSupply {
  /** Grows at its end only. */
  readonly media: readonly Media[]
  readonly posts: readonly MediaPost[]
  /** What follows: more on request, more on its way, more that did not come, or nothing. */
  readonly rest: 'more' | 'loading' | 'failed' | 'end'
}

/** A list that goes on behind the media in a payload. */
export interface MediaFeed {
  /** The same object until it changes. */
  read: () => MediaSupply
  subscribe: (listener: () => void) => () => void
  /** Asks for what follows; `pressed`: somebody wants it now, also after a failure. */
  more: (pressed: boolean) => void
}

/** What the viewer shows. */
export interface MediaPayload {
  /** The post they belong to: its actions stand below. */
  statusId?: StatusId
  media: readonly Media[]
  /** The one shown first. */
  index: number
  /** Language of the descriptions. */
  lang?: string | null
  /** Where the media come from many posts: that of each, in the same order. */
  posts?: readonly MediaPost[]
  /** The list that `media` and `posts` are the beginning of; going on past its end loads more. */
  feed?: MediaFeed
}

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    MEDIA: MediaPayload
  }
}

/** Opens the viewer over everything, in an entry of the history of its own. `who` is the identity it belongs to. */
export const openMedia = (payload: MediaPayload, who: string): void => void pushModal('MEDIA', payload, who)

/** The same under the identity in view. */
export function useOpenMedia(): (payload: MediaPayload) => void {
  const { identity } = useRuntime()
  return (payload) => openMedia(payload, identity.who)
}
