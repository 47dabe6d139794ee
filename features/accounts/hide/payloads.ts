import type { AccountId } from '@/schemas/primitives'

/** Whom to hide, with the address to show. */
export interface HidePayload {
  accountId: AccountId
  acct: string
}

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Blocks somebody after saying what that does. */
    BLOCK: HidePayload
    /** Mutes somebody: with their notifications or without, for a time or for ever. */
    MUTE: HidePayload
  }
}
