/** `end`: ends what still waits, e.g. for an undo. `write`: sends and stores, also what an `end` changed. */
type LeaveStep = 'end' | 'write'

const steps = new EventTarget()

globalThis.addEventListener?.('pagehide', () => {
  for (const step of ['end', 'write'] satisfies LeaveStep[]) steps.dispatchEvent(new Event(step))
})

/**
 * Calls `listener` when the page is left, or may be discarded in the background: there is no time to wait for an answer.
 * All `end` listeners are called before all `write` listeners. Returns the unsubscriber.
 */
export function onPageLeave(step: LeaveStep, listener: () => void): () => void {
  steps.addEventListener(step, listener)
  return () => steps.removeEventListener(step, listener)
}
