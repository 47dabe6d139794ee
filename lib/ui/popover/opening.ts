import { createContext, use, useLayoutEffect, useState } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { createEmitter } from '@/lib/util/emitter'

/** Notifies the content of a persistent popover when it opens, without a render. */
export interface Opening {
  /** Calls `listener` at every opening, and now if it is open. Returns the unsubscriber. */
  on: (listener: () => void) => () => void
  setOpen: (open: boolean) => void
  isOpen: () => boolean
}

export function createOpening(): Opening {
  const openings = createEmitter()
  let open = false
  return {
    on(listener) {
      if (open) listener()
      return openings.subscribe(listener)
    },
    isOpen: () => open,
    setOpen(now) {
      open = now
      if (now) openings.emit()
    },
  }
}

export const OpeningContext = createContext<Opening | null>(null)

/** Calls `opened` whenever the surrounding persistent popover opens; outside of one, on mount. */
export function useOpening(opened: () => void): void {
  const opening = use(OpeningContext)
  const call = useStableCallback(opened)
  useLayoutEffect(() => (opening ? opening.on(call) : call()), [opening, call])
}

/**
 * True when the component was mounted in a closed persistent popover, so it may take its time. Constant for its
 * lifetime.
 */
export function useIsPopupHidden(): boolean {
  const opening = use(OpeningContext)
  const [unseen] = useState(() => opening?.isOpen() === false)
  return unseen
}
