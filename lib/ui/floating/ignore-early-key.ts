import type { KeyboardEvent } from 'react'
import { isTextField } from '@/lib/hooks/accepts-typing'

/** True while the content of a popup takes no press of a pointer either, see `settle` in floating.module.css. */
const isSettling = (target: EventTarget): boolean =>
  target instanceof Element && getComputedStyle(target).pointerEvents === 'none'

/**
 * Ignores Enter and the space key while they are held down, and until the popup has settled: the press that opened a menu
 * or dialog, or a second one right after it, must not also choose what gets the focus in it. In text fields they work as
 * usual. For `onKeyDownCapture` of the popup.
 */
export function ignoreEarlyKey(event: KeyboardEvent): void {
  const { key, repeat, target } = event
  if ((key !== 'Enter' && key !== ' ') || isTextField(target) || !(repeat || isSettling(target))) return
  event.preventDefault()
  event.stopPropagation()
}
