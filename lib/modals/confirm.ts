import { popModal, pushModal, useModals, type ConfirmWording } from './stack-store'

const answers = new Map<string, (yes: boolean) => void>()

/** Resolves with the answer to the question of a modal; false when it was closed in any other way. */
export function awaitAnswer(id: string): Promise<boolean> {
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

/** Asks for confirmation. Resolves to true when confirmed, false otherwise. */
export const confirm = (words: ConfirmWording, identity: string): Promise<boolean> =>
  awaitAnswer(pushModal('CONFIRM', { words }, identity))

/** Answers the question of a modal and closes it. */
export function answerConfirm(id: string, yes: boolean): void {
  answers.get(id)?.(yes)
  popModal(id)
}
