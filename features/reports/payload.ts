import { lazyPart } from '@/lib/ui/lazy-part'
import type { AccountId, StatusId } from '@/schemas/primitives'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Reports an account, or one of its posts. */
    REPORT: { accountId: AccountId; statusId?: StatusId }
  }
}

/** The modal of type REPORT. */
export const ReportDialog = lazyPart(() => import('./report-dialog'))
