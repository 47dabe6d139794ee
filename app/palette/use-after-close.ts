import { useEffect, useRef } from 'react'

/**
 * For a modal: returns a function that runs its argument once the modal is closed and the focus is back where it was
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
