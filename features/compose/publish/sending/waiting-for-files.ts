import { createStore } from 'zustand/vanilla'

interface WaitingForFiles {
  /** Drafts that are sent as soon as their files are ready, by id. */
  drafts: Readonly<Record<string, true>>
}

/** Drafts that wait for their files after the button was pressed. */
export const waitingForFiles = createStore<WaitingForFiles>(() => ({ drafts: {} }))

const stops = new Map<string, () => void>()

/** Resolves like `work`, or with 'stopped' when the author cancels the wait. */
export function untilStopped<T>(id: string, work: Promise<T>): Promise<T | 'stopped'> {
  const stopped = new Promise<'stopped'>((resolve) => stops.set(id, () => resolve('stopped')))
  waitingForFiles.setState(({ drafts }) => ({ drafts: { ...drafts, [id]: true } }))
  return Promise.race([work, stopped]).finally(() => {
    stops.delete(id)
    waitingForFiles.setState(({ drafts: { [id]: _ended, ...drafts } }) => ({ drafts }))
  })
}

/** Cancels the wait; the draft can be edited again. */
export const stopWaiting = (id: string): void => stops.get(id)?.()
