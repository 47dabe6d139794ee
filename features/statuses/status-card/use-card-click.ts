import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { DRAG_THRESHOLD } from '../rules'

const INTERACTIVE =
  'a,button,input,textarea,select,label,video,audio,summary,[role="button"],[contenteditable],[data-waiting]'

/** True when a pointer press may be a click. Touch may start a scroll, so it counts only once it clicks. */
export const beginsPress = ({ button, pointerType }: PointerEvent): boolean =>
  button === 0 && pointerType !== 'touch'

/**
 * Opens a post when its body is clicked, unless the click hit a control, was a drag of more than 5 px or
 * selected text. Middle and Ctrl click open a tab. Spread the result on the post's element. `prepare` is
 * called when a click begins.
 */
export function useCardClick(open: (inTab: boolean) => void, prepare?: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const finish = (event: MouseEvent, inTab: boolean) => {
    const from = start.current
    start.current = null
    if (!from || !(event.target instanceof Element) || event.target.closest(INTERACTIVE)) return
    // React bubbles events of the post's menus here, although they are portalled elsewhere.
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
