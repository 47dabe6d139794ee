import { createContext, use, useLayoutEffect, useState } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'

/** Tells what is in a kept popover when it opens: nothing is rendered anew for that. */
export interface Opening {
  /** Calls `listener` at every opening, and now if it is open. Answers how to stop that. */
  on: (listener: () => void) => () => void
  tell: (open: boolean) => void
  isOpen: () => boolean
}

export function createOpening(): Opening {
  const listeners = new Set<() => void>()
  let open = false
  return {
    on(listener) {
      listeners.add(listener)
      if (open) listener()
      return () => void listeners.delete(listener)
    },
    isOpen: () => open,
    tell(now) {
      open = now
      if (now) for (const listener of listeners) listener()
    },
  }
}

export const OpeningContext = createContext<Opening | null>(null)

/** Calls `opened` whenever the kept popover around it opens; where there is none, once it is there itself. */
export function useOpening(opened: () => void): void {
  const opening = use(OpeningContext)
  const call = useStableCallback(opened)
  useLayoutEffect(() => (opening ? opening.on(call) : call()), [opening, call])
}

/** Whether this was made in a kept popover that is closed: there is time for everything. Holds for its whole life. */
export function useIsUnseen(): boolean {
  const opening = use(OpeningContext)
  const [unseen] = useState(() => opening?.isOpen() === false)
  return unseen
}
