import { popModal, pushModal, useModals } from './stack-store'

/**
 * Registers a sheet that renders itself, so that it has its place in the stack and the history. `closed` runs
 * when Back, a modal or another page closed it. Returns the function that removes it.
 */
export function openSheet(closed: () => void): () => void {
  const id = pushModal('SHEET', {}, '')
  const stop = useModals.subscribe(({ stack }) => {
    if (stack.some((entry) => entry.id === id)) return
    stop()
    closed()
  })
  return () => {
    stop()
    popModal(id)
  }
}
