import { popModal, pushModal, useModals } from './stack-store'

/**
 * Opens a sheet, which draws itself: it only takes its place among the modals and in the history. `closed` runs when
 * Back, a modal or another page closed it. Returns its end.
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
