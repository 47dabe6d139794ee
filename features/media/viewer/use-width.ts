import { useCallback, useRef, useState } from 'react'

/** Returns a ref and the inline size of its element in CSS px; 0 before layout. */
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
