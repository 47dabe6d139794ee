import type { KeyboardEvent } from 'react'
import type { EditablePart } from '../drafts/editable-part'

type PollTarget = Pick<EditablePart, 'draft' | 'partId' | 'change'>

const nameOf = ({ draft, partId }: Pick<PollTarget, 'draft' | 'partId'>) => `${draft.id}:${partId}`

/** The part whose poll was just added: its fields are loading, and the first of them gets the focus. */
let awaited: string | null = null

export const awaitFields = (target: PollTarget): void => {
  awaited = nameOf(target)
}
export const areAwaited = (target: PollTarget): boolean => awaited === nameOf(target)
export const endAwaiting = (): void => {
  awaited = null
}

/**
 * Collects text typed while the button has focus, for the first option, until its field is loaded. Otherwise
 * Space would press the button.
 */
export function typeIntoFirstOption(event: KeyboardEvent, target: PollTarget): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (!areAwaited(target) || Array.from(key).length !== 1 || ctrlKey || metaKey || altKey) return
  event.preventDefault()
  if (event.type === 'keydown')
    target.change(({ poll }) => {
      const [first = '', ...rest] = poll?.options ?? []
      return { poll: poll && { ...poll, options: [first + key, ...rest] } }
    })
}
