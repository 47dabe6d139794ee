import { lazyPart } from '@/lib/ui/lazy-part'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** The changes of an account that wait for its server. */
    OUTBOX: Record<string, never>
  }
}

/** The modal of type OUTBOX. */
export const OutboxDialog = lazyPart(() => import('./outbox-dialog'))
