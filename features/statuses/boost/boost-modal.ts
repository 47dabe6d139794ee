import { lazyPart } from '@/lib/ui/lazy-part'
import type { StatusId } from '@/schemas/primitives'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Confirms a boost of this post and offers its visibility. */
    BOOST: { statusId: StatusId }
  }
}

/** The modal of type BOOST. */
export const BoostDialog = lazyPart(() => import('./boost-dialog'))
