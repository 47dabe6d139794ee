import { pushModal, useModals } from '@/lib/modals'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    QUIET_QUOTE: Record<string, never>
  }
}

const answers = new Map<string, (yes: boolean) => void>()

/** Asks before a quiet public post is quoted, which shows it to more people. Closing the dialog means no. */
export function askQuietQuote(identity: string): Promise<boolean> {
  const id = pushModal('QUIET_QUOTE', {}, identity)
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      end()
      answers.delete(id)
      resolve(yes)
    }
    const end = useModals.subscribe(({ stack }) => {
      if (!stack.some((entry) => entry.id === id)) answer(false)
    })
    answers.set(id, answer)
  })
}

/** The answer of the dialog, before it closes. */
export const answerQuietQuote = (id: string, yes: boolean): void => answers.get(id)?.(yes)
