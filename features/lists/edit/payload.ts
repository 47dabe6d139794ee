import { lazyPart } from '@/lib/ui/lazy-part'
import type { ListId } from '@/schemas/primitives'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Creates a list, or edits the one with this id. */
    LIST: { listId: ListId | null }
  }
}

/** The modal of type LIST. */
export const ListDialog = lazyPart(() => import('./list-dialog'))
