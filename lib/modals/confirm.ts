import { popModal, pushModal, useModals, type ConfirmWording } from './stack-store'

/** 'instead' is that of the third button. */
type Answer = boolean | 'instead'

const answers = new Map<string, (given: Answer) => void>()

function awaitChoice(id: string): Promise<Answer> {
  return new Promise((resolve) => {
    const end = useModals.subscribe(({ stack }) => {
      if (!stack.some((entry) => entry.id === id)) answer(false)
    })
    const answer = (given: Answer) => {
      end()
      answers.delete(id)
      resolve(given)
    }
    answers.set(id, answer)
  })
}

/** Resolves with the answer to the question of a modal; false when it was closed in any other way. */
export const awaitAnswer = (id: string): Promise<boolean> => awaitChoice(id).then((given) => given === true)

/** Asks a question that may have a third button. Resolves to false when it was closed in any other way. */
export const confirmOrInstead = (words: ConfirmWording, identity: string): Promise<Answer> =>
  awaitChoice(pushModal('CONFIRM', { words }, identity))

/** Asks for confirmation. Resolves to true when confirmed, false otherwise. */
export const confirm = (words: ConfirmWording, identity: string): Promise<boolean> =>
  awaitAnswer(pushModal('CONFIRM', { words }, identity))

/** Answers the question of a modal and closes it. */
export function answerConfirm(id: string, given: Answer): void {
  answers.get(id)?.(given)
  popModal(id)
}
