import { handleCommand } from '@/lib/bus'
import { popModal, pushModal, useModals } from '@/lib/modals'

/** Opens the palette for an identity; closes it when it is open. */
export function togglePalette(identityKey: string): void {
  const top = useModals.getState().stack.at(-1)
  if (top?.type === 'PALETTE') popModal(top.id)
  else pushModal('PALETTE', {}, identityKey)
}

/** Makes the palette available. Returns the function that ends it. */
export const connectPalette = (): (() => void) =>
  handleCommand('openPalette', ({ identity }) => togglePalette(identity))
