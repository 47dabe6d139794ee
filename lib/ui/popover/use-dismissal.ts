import { useEffect, type RefObject } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { isInputMethodKey } from '@/lib/util/input-method'

type ElementRef = RefObject<HTMLElement | null>

/** Closes on Escape, wherever the focus is, and on a press outside `box` and its button. */
export function useDismissal(open: boolean, box: ElementRef, anchor: ElementRef, close: () => void): void {
  const end = useStableCallback(close)
  useEffect(() => {
    if (!open) return undefined
    const outside = ({ target }: Event) =>
      target instanceof Node && !box.current?.contains(target) && !anchor.current?.contains(target)
    const pressed = (event: PointerEvent) => {
      // A touch may start a scroll, so wait for its click.
      if (event.pointerType !== 'touch' && outside(event)) end()
    }
    const clicked = (event: MouseEvent) => {
      if (outside(event)) end()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isInputMethodKey(event)) return
      // Escape closes only this, not the dialog around it, and does not clear the field.
      event.preventDefault()
      event.stopPropagation()
      end()
    }
    document.addEventListener('pointerdown', pressed, true)
    document.addEventListener('click', clicked, true)
    document.addEventListener('keydown', key, true)
    return () => {
      document.removeEventListener('pointerdown', pressed, true)
      document.removeEventListener('click', clicked, true)
      document.removeEventListener('keydown', key, true)
    }
  }, [open, box, anchor, end])
}
