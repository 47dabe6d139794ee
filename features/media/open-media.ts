import { pushModal } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import type { Media } from '@/schemas/media'
import type { StatusId } from '@/schemas/primitives'

/** The post of one medium among those of many. */
export interface MediaPost {
  readonly id: StatusId
  readonly lang: string | null
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
