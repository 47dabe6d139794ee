import { focusWithoutScroll } from './focusable'

const EVENTS = ['focus', 'blur', 'focusin', 'focusout'] as const
const stop = (event: Event) => event.stopImmediatePropagation()

/**
 * Runs `work`, which moves the focus, and restores the focus, without events: a popover would treat them as
 * focus leaving it, and close.
 */
export function withoutFocusEvents(work: () => void): void {
  const before = document.activeElement
  for (const type of EVENTS) window.addEventListener(type, stop, true)
  try {
    work()
    if (before instanceof HTMLElement) focusWithoutScroll(before)
  } finally {
    for (const type of EVENTS) window.removeEventListener(type, stop, true)
  }
}
