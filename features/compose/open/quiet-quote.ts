import { awaitAnswer, pushModal } from '@/lib/modals'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    QUIET_QUOTE: Record<string, never>
  }
}

/** Asks before a quiet public post is quoted, which shows it to more people. Closing the dialog means no. */
export const askQuietQuote = (identity: string): Promise<boolean> =>
  awaitAnswer(pushModal('QUIET_QUOTE', {}, identity))
