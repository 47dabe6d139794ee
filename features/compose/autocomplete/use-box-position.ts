import { useLayoutEffect, type RefObject } from 'react'
import { visibleArea } from '@/lib/util/visible-area'
import { caretLine } from './caret-line'
import { positionBox } from './box-position'
import type { Writing } from './use-writing'

/** Keeps the list at the token being written, above everything else, and never on its line. */
export function useBoxPosition(
  box: RefObject<HTMLElement | null>,
  writing: Writing | null,
  rows: number,
): void {
  const field = writing?.field
  const start = writing?.token.start ?? 0
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !field || rows === 0) return undefined
    // The top layer: dialogs do not clip it, nor treat a click on it as a click outside.
    if (!element.matches(':popover-open')) element.showPopover?.()
    const updatePosition = () => {
      element.style.removeProperty('max-height')
      const { width, height } = element.getBoundingClientRect()
      const rtl = getComputedStyle(field).direction === 'rtl'
      const to = positionBox(caretLine(field, start, rtl), { width, height }, visibleArea(), rtl)
      element.style.setProperty('top', `${to.top}px`)
      element.style.setProperty('left', `${to.left}px`)
      element.style.setProperty('max-height', `${to.maxHeight}px`)
    }
    updatePosition()
    const seen = window.visualViewport
    const scrolled = (event: Event) => {
      if (event.target !== element) updatePosition()
    }
    window.addEventListener('scroll', scrolled, { capture: true, passive: true })
    window.addEventListener('resize', updatePosition)
    seen?.addEventListener('resize', updatePosition)
    seen?.addEventListener('scroll', updatePosition)
    return () => {
      window.removeEventListener('scroll', scrolled, { capture: true })
      window.removeEventListener('resize', updatePosition)
      seen?.removeEventListener('resize', updatePosition)
      seen?.removeEventListener('scroll', updatePosition)
    }
  }, [box, field, start, rows])
}
