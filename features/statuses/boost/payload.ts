import { lazyPart } from '@/lib/ui/lazy-part'
import type { StatusId } from '@/schemas/primitives'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Asks before a boost: of which post, and for whom. */
    BOOST: { statusId: StatusId }
  }
}

/** The modal of type BOOST. */
export const BoostDialog = lazyPart(() => import('./boost-dialog'))
