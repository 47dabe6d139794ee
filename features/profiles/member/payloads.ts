import type { AccountId } from '@/schemas/primitives'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** Chooses the languages of the posts that a followed account contributes to home. */
    FOLLOW_LANGUAGES: { accountId: AccountId; acct: string }
  }
}
