import { createStore } from 'zustand/vanilla'
import { onPageLeave } from '@/lib/util/page-leave'
import type { Drafts } from '../drafts/drafts-store'

interface Waiting {
  /** Time of sending by draft, in ms since the epoch. */
  until: Readonly<Record<string, number>>
}

/** Drafts that are about to be sent and can still be undone. */
export const waitingToSend = createStore<Waiting>(() => ({ until: {} }))

const ends = new Map<string, (send: boolean) => void>()

/**
 * Delays sending a draft. True when the time is over or the user sends it immediately, false when it was
 * undone. Leaving the page also undoes it.
 */
export function waitToSend(drafts: Drafts, id: string, ms: number): Promise<boolean> {
  if (ms <= 0) return Promise.resolve(true)
  ends.get(id)?.(false)
  drafts.mark(id, { state: 'waiting', problem: null })
  waitingToSend.setState(({ until }) => ({ until: { ...until, [id]: Date.now() + ms } }))
  return new Promise((resolve) => {
    const end = (send: boolean) => {
      clearTimeout(timer)
      stopWatching()
      ends.delete(id)
      waitingToSend.setState(({ until: { [id]: _ended, ...until } }) => ({ until }))
      // Back to its former state; sending marks it again.
      drafts.mark(id, { state: 'editing' })
      resolve(send)
    }
    const timer = setTimeout(end, ms, true)
    const stopWatching = onPageLeave('end', () => end(false))
    ends.set(id, end)
  })
}

/** Undoes sending a waiting draft. */
export const takeBack = (id: string): void => ends.get(id)?.(false)

/** Sends a waiting draft immediately. */
export const sendNow = (id: string): void => ends.get(id)?.(true)
