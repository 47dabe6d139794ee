import type { KeyboardEvent } from 'react'

const isTextField = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLInputElement ||
  (target instanceof HTMLElement && target.isContentEditable)

/**
 * Ignores Enter and the space key while they are held down: the press that opened a menu or dialog must not also choose
 * what gets the focus in it. In text fields they repeat as usual. For `onKeyDownCapture` of the popup.
 */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ') || isTextField(event.target)) return
  event.preventDefault()
  event.stopPropagation()
}
