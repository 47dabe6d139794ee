import { useEffect, useRef } from 'react'

/**
 * Returns a function for a modal that takes what to do once the modal is closed and the focus is back where it was
 * before.
 */
export function useAfterClose(): (run: () => void) => void {
  const waiting = useRef<(() => void) | null>(null)
  useEffect(
    () => () => {
      // The modal host also returns the focus by a timer, and sets it earlier.
      if (waiting.current) setTimeout(waiting.current)
    },
    [],
  )
  return (run) => {
    waiting.current = run
  }
}
