import { useCallback, useEffect, useRef, useState } from 'react'
import { useEventListener } from '@/lib/hooks/use-event-listener'

/** Controls hide after this time without use, in ms. */
const HIDING_DELAY = 4000

/**
 * Returns whether the controls of a player are shown: while the pointer, a finger or the keyboard uses it, some
 * seconds after that, and as long as it `rests`.
 */
export function useAwake(root: HTMLElement, rests: boolean): boolean {
  const [isAwake, setIsAwake] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hideLater = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsAwake(false), HIDING_DELAY)
  }, [])
  const wake = () => {
    setIsAwake(true)
    hideLater()
  }
  useEffect(() => {
    hideLater()
    return () => clearTimeout(timer.current)
  }, [hideLater])
  useEventListener(root, 'pointermove', wake)
  useEventListener(root, 'pointerdown', wake)
  useEventListener(root, 'keydown', wake)
  useEventListener(root, 'focusin', wake)
  useEventListener(root, 'pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') setIsAwake(false)
  })
  const isShown = isAwake || rests
  useEffect(() => {
    root.toggleAttribute('data-idle', !isShown)
    return () => root.removeAttribute('data-idle')
  }, [root, isShown])
  return isShown
}
