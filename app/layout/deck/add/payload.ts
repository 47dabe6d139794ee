import { pushModal } from '@/lib/modals'
import { lazyPart } from '@/lib/ui/lazy-part'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Adds a column to the deck. */
    ADD_COLUMN: Record<string, never>
  }
}

/** The modal of type ADD_COLUMN. */
export const AddColumnDialog = lazyPart(() => import('./add-column-dialog'))

/** Opens the dialog that adds a column. */
export const openAddColumn = (identityKey: string): void => void pushModal('ADD_COLUMN', {}, identityKey)
