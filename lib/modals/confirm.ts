import { popModal, pushModal, useModals, type ConfirmWording } from './stack-store'

const answers = new Map<string, (yes: boolean) => void>()

/**
 * Asks for confirmation. Resolves to true when confirmed; false when cancelled or when the modal was closed
 * in any other way.
 */
export function confirm(words: ConfirmWording, identity: string): Promise<boolean> {
  const id = pushModal('CONFIRM', { words }, identity)
  return new Promise((resolve) => {
    const end = useModals.subscribe(({ stack }) => {
      if (!stack.some((entry) => entry.id === id)) answer(false)
    })
    const answer = (yes: boolean) => {
      end()
      answers.delete(id)
      resolve(yes)
    }
    answers.set(id, answer)
  })
}

/** Answers a CONFIRM modal and closes it. */
export function answerConfirm(id: string, yes: boolean): void {
  answers.get(id)?.(yes)
  popModal(id)
}
