import { popModal, pushModal, useModals, type ConfirmWording } from './stack-store'

const answers = new Map<string, (yes: boolean) => void>()

/**
 * Asks before something that cannot be undone. True when the person said yes; false when they said no, went back or
 * the modal was closed by anything else.
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

/** The answer of the CONFIRM modal, which closes with it. */
export function answerConfirm(id: string, yes: boolean): void {
  answers.get(id)?.(yes)
  popModal(id)
}
