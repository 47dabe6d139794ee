import { lazyPart } from '@/lib/ui/lazy-part'
import type { StatusId } from '@/schemas/primitives'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Edit history of a post. */
    HISTORY: { statusId: StatusId }
  }
}

/** The modal of type HISTORY. */
export const HistoryDialog = lazyPart(() => import('./history-dialog'))
