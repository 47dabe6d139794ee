import { lazyPart } from '@/lib/ui/lazy-part'
import type { StatusId } from '@/schemas/primitives'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    QUOTE_POLICY: { statusId: StatusId }
  }
}

/** The QUOTE_POLICY modal, for the modal registry: who may quote a post of the user. */
export const QuotePolicyDialog = lazyPart(() => import('./policy-dialog'))
