import type { KeyboardEvent } from 'react'
import { isTextField } from '@/lib/hooks/accepts-typing'

/**
 * Ignores Enter and the space key while they are held down: the press that opened a menu or dialog must not also choose
 * what gets the focus in it, such as a radio button. In text fields they repeat as usual. For `onKeyDownCapture` of the
 * popup.
 */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ') || isTextField(event.target)) return
  event.preventDefault()
  event.stopPropagation()
}
