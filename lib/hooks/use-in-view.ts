import { useCallback, useEffect, useRef } from 'react'
import { useStableCallback } from './use-stable-callback'

interface Options {
  /** CSS margin around the viewport or the root, e.g. '800px 0px' to be notified early. */
  margin?: string
  root?: Element | null
  /** Visible share of the element that counts, 0 to 1. Default 0. */
  threshold?: number
}

/** Returns a ref; `onChange` is called whenever its element enters or leaves the viewport. */
export function useInView(
  onChange: (inView: boolean) => void,
  { margin = '0px', root = null, threshold = 0 }: Options = {},
): (element: Element | null) => void {
  const stable = useStableCallback(onChange)
  const observer = useRef<IntersectionObserver | null>(null)
  useEffect(() => () => observer.current?.disconnect(), [])
  return useCallback(
    (element: Element | null) => {
      observer.current?.disconnect()
      observer.current = null
      if (!element) return
      observer.current = new IntersectionObserver(
        (entries) => {
          const last = entries.at(-1)
          if (last) stable(last.isIntersecting)
        },
        { root, rootMargin: margin, threshold },
      )
      observer.current.observe(element)
    },
    [margin, root, threshold, stable],
  )
}
