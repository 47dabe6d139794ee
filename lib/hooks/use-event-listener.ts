import { useEffect, type RefObject } from 'react'
import { useStableCallback } from './use-stable-callback'

interface Options {
  capture?: boolean
  passive?: boolean
  /** false = do not listen. */
  enabled?: boolean
}

type Target = EventTarget | RefObject<EventTarget | null> | null

/** Listens while mounted, always with the latest handler. */
export function useEventListener<K extends keyof WindowEventMap>(
  target: Window,
  type: K,
  handler: (event: WindowEventMap[K]) => void,
  options?: Options,
): void
export function useEventListener<K extends keyof DocumentEventMap>(
  target: Document,
  type: K,
  handler: (event: DocumentEventMap[K]) => void,
  options?: Options,
): void
export function useEventListener<K extends keyof HTMLElementEventMap>(
  target: HTMLElement | RefObject<HTMLElement | null> | null,
  type: K,
  handler: (event: HTMLElementEventMap[K]) => void,
  options?: Options,
): void
export function useEventListener(
  target: Target,
  type: string,
  handler: (event: never) => void,
  { capture = false, passive = false, enabled = true }: Options = {},
): void {
  const stable = useStableCallback(handler as (event: Event) => void)
  useEffect(() => {
    const element = target && 'current' in target ? target.current : target
    if (!element || !enabled) return undefined
    element.addEventListener(type, stable, { capture, passive })
    return () => element.removeEventListener(type, stable, { capture })
  }, [target, type, capture, passive, enabled, stable])
}
