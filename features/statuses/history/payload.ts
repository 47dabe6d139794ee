import type { StatusId } from '@/schemas/primitives'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** What a post said before its edits. */
    HISTORY: { statusId: StatusId }
  }
}
