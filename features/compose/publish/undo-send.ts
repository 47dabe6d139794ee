import { create } from 'zustand'
import type { Drafts } from '../drafts/drafts-store'

interface Waiting {
  /** When it goes out, by draft; ms since the epoch. */
  until: Readonly<Record<string, number>>
}

/** Drafts that are about to be sent and can still be taken back. */
export const useWaiting = create<Waiting>(() => ({ until: {} }))

const ends = new Map<string, (send: boolean) => void>()

/**
 * Lets a draft wait before it is sent; true when the time is over or somebody could not wait, false when it was taken
 * back. It never outlives its page: leaving makes it an ordinary draft again.
 */
export function waitToSend(drafts: Drafts, id: string, ms: number): Promise<boolean> {
  if (ms <= 0) return Promise.resolve(true)
  ends.get(id)?.(false)
  drafts.mark(id, { state: 'waiting', problem: null })
  useWaiting.setState(({ until }) => ({ until: { ...until, [id]: Date.now() + ms } }))
  return new Promise((resolve) => {
    const end = (send: boolean) => {
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      ends.delete(id)
      useWaiting.setState(({ until: { [id]: _ended, ...until } }) => ({ until }))
      // Back to its former state; sending marks it again.
      drafts.mark(id, { state: 'editing' })
      resolve(send)
    }
    const leave = () => end(false)
    const timer = setTimeout(end, ms, true)
    addEventListener('pagehide', leave)
    ends.set(id, end)
  })
}

/** Takes a waiting draft back. */
export const takeBack = (id: string): void => ends.get(id)?.(false)

/** Sends a waiting draft at once. */
export const sendNow = (id: string): void => ends.get(id)?.(true)
