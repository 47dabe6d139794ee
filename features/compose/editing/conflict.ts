import type { VersionContent } from '@/features/statuses'
import type { EmojiLike } from '@/lib/html/apply/apply-emoji'
import { pushModal, useModals } from '@/lib/modals'

/** Three versions of a post that is edited in two places. */
export interface Conflict {
  /** The version that the edit began from. */
  base: VersionContent
  newer: VersionContent
  mine: VersionContent
  /** When the newer one was saved, ISO 8601; null = unknown. */
  editedAt: string | null
  emojis: readonly EmojiLike[]
  language: string | null
}

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    EDIT_CONFLICT: Conflict
  }
}

export type ConflictAnswer = 'mine' | 'newer' | 'go on'

const answers = new Map<string, (answer: ConflictAnswer) => void>()

/** Asks what to do with an edit of a post that has a newer version. Closing the dialog continues the edit. */
export function askAboutConflict(conflict: Conflict, identity: string): Promise<ConflictAnswer> {
  const id = pushModal('EDIT_CONFLICT', conflict, identity)
  return new Promise((resolve) => {
    const answer = (given: ConflictAnswer) => {
      end()
      answers.delete(id)
      resolve(given)
    }
    const end = useModals.subscribe(({ stack }) => {
      if (!stack.some((entry) => entry.id === id)) answer('go on')
    })
    answers.set(id, answer)
  })
}

/** The answer of the dialog, before it closes. */
export const answerConflict = (id: string, answer: ConflictAnswer): void => answers.get(id)?.(answer)
