import { useEffect, type RefObject } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'

type Place = RefObject<HTMLElement | null>

/** Escape, wherever the focus is, and a press outside `box` and its button close what is open. */
export function useDismissal(open: boolean, box: Place, anchor: Place, close: () => void): void {
  const end = useStableCallback(close)
  useEffect(() => {
    if (!open) return undefined
    const outside = ({ target }: Event) =>
      target instanceof Node && !box.current?.contains(target) && !anchor.current?.contains(target)
    const pressed = (event: PointerEvent) => {
      // A finger may be about to scroll: its click tells.
      if (event.pointerType !== 'touch' && outside(event)) end()
    }
    const clicked = (event: MouseEvent) => {
      if (outside(event)) end()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      // It closes this, and neither the dialog around it nor the text in the field.
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
