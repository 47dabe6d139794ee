import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * Returns a function of constant identity that calls the latest `callback`. For event handlers and timers,
 * never during render.
 */
export function useStableCallback<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
