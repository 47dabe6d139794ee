import { lazyPart } from '@/lib/ui/lazy-part'
import type { AccountId } from '@/schemas/primitives'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Adds an account to collections of the user, or removes it from them. */
    ADD_TO_COLLECTIONS: { accountId: AccountId }
  }
}

/** The modal of type ADD_TO_COLLECTIONS. */
export const AddToCollectionsDialog = lazyPart(() => import('./add-to-collections-dialog'))
