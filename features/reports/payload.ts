import { lazyPart } from '@/lib/ui/lazy-part'
import type { CollectionId } from '@/schemas/collection'
import type { AccountId, StatusId } from '@/schemas/primitives'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Reports an account, or one of its posts or collections. */
    REPORT: {
      accountId: AccountId
      statusId?: StatusId
      collection?: { id: CollectionId; name: string }
    }
  }
}

/** The modal of type REPORT. */
export const ReportDialog = lazyPart(() => import('./report-dialog'))
