import { lazyPart } from '@/lib/ui/lazy-part'
import type { CollectionId } from '@/schemas/collection'
import type { AccountId } from '@/schemas/primitives'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Shows people of a collection before all of them are followed. */
    FOLLOW_ALL: { collectionId: CollectionId; accountIds: readonly AccountId[] }
  }
}

/** The modal of type FOLLOW_ALL. */
export const FollowAllDialog = lazyPart(() => import('./follow-all-dialog'))
