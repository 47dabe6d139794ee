import { lazyPart } from '@/lib/ui/lazy-part'
import type { AccountId } from '@/schemas/primitives'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Adds an account to lists, or removes it from them. */
    ADD_TO_LISTS: { accountId: AccountId }
  }
}

/** The modal of type ADD_TO_LISTS. */
export const AddToListsDialog = lazyPart(() => import('./add-to-lists-dialog'))
