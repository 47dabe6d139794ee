import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { DRAG_THRESHOLD } from './rules'

const INTERACTIVE =
  'a,button,input,textarea,select,label,video,audio,summary,[role="button"],[contenteditable]'

/** A pointer goes down for a press. A finger may only be about to scroll: it says so by the click. */
export const beginsPress = ({ button, pointerType }: PointerEvent): boolean =>
  button === 0 && pointerType !== 'touch'

/**
 * A press on the body of a post opens it, unless something in it was pressed, 5 px were dragged or text is selected;
 * middle and Ctrl press open a tab (architecture 15.10). Spread the result on the post's element. `prepare`: called when a
 * press begins that may open it.
 */
export function usePress(open: (inTab: boolean) => void, prepare?: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const finish = (event: MouseEvent, inTab: boolean) => {
    const from = start.current
    start.current = null
    if (!from || !(event.target instanceof Element) || event.target.closest(INTERACTIVE)) return
    // Menus of the post come here too, though they stand elsewhere on the page.
    if (!(event.currentTarget instanceof Element) || !event.currentTarget.contains(event.target)) return
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_THRESHOLD) return
    if (!inTab && document.getSelection()?.toString()) return
    open(inTab)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const { target } = event
      if (beginsPress(event) && target instanceof Element && !target.closest(INTERACTIVE)) prepare?.()
    },
    onMouseDown: (event: MouseEvent) => {
      start.current = { x: event.clientX, y: event.clientY }
    },
    onClick: (event: MouseEvent) => finish(event, event.metaKey || event.ctrlKey),
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1) finish(event, true)
    },
  }
}
