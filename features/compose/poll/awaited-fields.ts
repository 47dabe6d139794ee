import type { KeyboardEvent } from 'react'
import type { AttachSlot } from '../editor/attachments'

type Slot = Pick<AttachSlot, 'draft' | 'partId' | 'change'>

const nameOf = ({ draft, partId }: Pick<Slot, 'draft' | 'partId'>) => `${draft.id}:${partId}`

/** The part whose poll was just added: its fields are loading, and the caret is to be in the first of them. */
let awaited: string | null = null

export const awaitFields = (slot: Slot): void => {
  awaited = nameOf(slot)
}
export const areAwaited = (slot: Slot): boolean => awaited === nameOf(slot)
export const endAwaiting = (): void => {
  awaited = null
}

/** Writes what is typed on the button into the first choice until its field is there. The space would press the button. */
export function typeAhead(event: KeyboardEvent, slot: Slot): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (!areAwaited(slot) || Array.from(key).length !== 1 || ctrlKey || metaKey || altKey) return
  event.preventDefault()
  if (event.type === 'keydown')
    slot.change(({ poll }) => {
      const [first = '', ...rest] = poll?.options ?? []
      return { poll: poll && { ...poll, options: [first + key, ...rest] } }
    })
}
