const HEARD = ['focus', 'blur', 'focusin', 'focusout'] as const
const hush = (event: Event) => event.stopImmediatePropagation()

/**
 * Runs `work`, which moves the focus, and brings the focus back, without anybody hearing of it: a popover would take it for
 * a leave, and close.
 */
export function aside(work: () => void): void {
  const before = document.activeElement
  for (const type of HEARD) window.addEventListener(type, hush, true)
  try {
    work()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  } finally {
    for (const type of HEARD) window.removeEventListener(type, hush, true)
  }
}
