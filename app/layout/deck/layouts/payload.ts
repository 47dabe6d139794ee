import { pushModal } from '@/lib/modals'
import { lazyPart } from '@/lib/ui/lazy-part'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Saves the columns of the deck under a name, or renames the layout with this id. */
    LAYOUT_NAME: { layoutId: string | null }
  }
}

/** The modal of type LAYOUT_NAME. */
export const LayoutNameDialog = lazyPart(() => import('./name-dialog'))

/** Opens the dialog that saves the columns, or renames the layout with this id. */
export const openLayoutName = (identityKey: string, layoutId: string | null): void =>
  void pushModal('LAYOUT_NAME', { layoutId }, identityKey)
