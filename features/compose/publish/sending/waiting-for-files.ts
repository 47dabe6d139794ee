import { create } from 'zustand'

interface WaitingForFiles {
  /** Drafts that are sent as soon as their files are ready, by id. */
  drafts: Readonly<Record<string, true>>
}

/** Drafts whose author pressed the button and that wait for their files. */
export const useWaitingForFiles = create<WaitingForFiles>(() => ({ drafts: {} }))

const stops = new Map<string, () => void>()

/** Resolves as `work` does, or with 'stopped' when the author does not wait any longer. */
export function untilStopped<T>(id: string, work: Promise<T>): Promise<T | 'stopped'> {
  const stopped = new Promise<'stopped'>((resolve) => stops.set(id, () => resolve('stopped')))
  useWaitingForFiles.setState(({ drafts }) => ({ drafts: { ...drafts, [id]: true } }))
  return Promise.race([work, stopped]).finally(() => {
    stops.delete(id)
    useWaitingForFiles.setState(({ drafts: { [id]: _ended, ...drafts } }) => ({ drafts }))
  })
}

/** Sends the draft not after all: it is only written again. */
export const stopWaiting = (id: string): void => stops.get(id)?.()
