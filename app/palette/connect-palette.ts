import { handleCommand } from '@/lib/bus'
import { popModal, pushModal, useModals } from '@/lib/modals'

const topModal = () => useModals.getState().stack.at(-1)

/** Typed after the palette was asked for, and before its field had the focus. */
let typed = ''

/** Returns what was typed ahead, and leaves further keys to the field. */
export function takeTyped(): string {
  const text = typed
  typed = ''
  window.removeEventListener('keydown', keepKey, true)
  return text
}

/**
 * Keeps a key for the field of the palette, which loads on first use. Otherwise the field or button that still has the
 * focus would get it: a draft the letters, a link Enter.
 */
function keepKey(event: KeyboardEvent): void {
  const top = topModal()
  const { key, ctrlKey, metaKey, altKey } = event
  if (top?.type !== 'PALETTE') return void takeTyped()
  if (ctrlKey || metaKey || altKey) return
  if (Array.from(key).length === 1) typed += key
  else if (key === 'Backspace') typed = Array.from(typed).slice(0, -1).join('')
  else if (key === 'Escape') popModal(top.id)
  else if (key !== 'Enter') return
  event.preventDefault()
  event.stopPropagation()
}

/** Opens the palette for an identity; closes it when it is open. */
export function togglePalette(identityKey: string): void {
  takeTyped()
  const top = topModal()
  if (top?.type === 'PALETTE') return popModal(top.id)
  pushModal('PALETTE', {}, identityKey)
  window.addEventListener('keydown', keepKey, true)
}

/** Makes the palette available. Returns the function that ends it. */
export const connectPalette = (): (() => void) =>
  handleCommand('openPalette', ({ identity }) => togglePalette(identity))
