import { useCallback, useRef, useState } from 'react'

/** A ref, and the inline size its element is laid out with, in CSS pixels; 0 before that. */
export function useWidth(): [ref: (element: HTMLElement | null) => void, width: number] {
  const [width, setWidth] = useState(0)
  const observer = useRef<ResizeObserver | null>(null)
  const take = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect()
    if (!element) return
    observer.current = new ResizeObserver(() => setWidth(element.offsetWidth))
    observer.current.observe(element)
  }, [])
  return [take, width]
}
