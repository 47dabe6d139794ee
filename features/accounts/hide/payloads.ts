import type { AccountId } from '@/schemas/primitives'

/** The account to hide, with its handle. */
export interface HidePayload {
  accountId: AccountId
  acct: string
}

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Blocks an account after explaining the effects. */
    BLOCK: HidePayload
    /** Mutes an account, with or without notifications, for a time or indefinitely. */
    MUTE: HidePayload
    /** Blocks the server of an account after showing how many follows that ends. */
    BLOCK_DOMAIN: HidePayload & { domain: string }
  }
}
