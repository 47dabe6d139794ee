import { useEffect, useRef, useState } from 'react'
import { useEventListener } from '@/lib/hooks/use-event-listener'
import { lazyPart } from '../lazy-part'

const TooltipPopup = lazyPart(() => import('./tooltip-popup'), undefined, { failure: 'quiet' })

/** Hover time before the first tooltip, in ms; the next one shows at once for a while. */
const REST_MS = 500
const WARM_MS = 300

interface Shown {
  anchor: HTMLElement
  text: string
}

const anchorOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

/**
 * True when the text of the tooltip is already visible: in a part marked `data-tooltip-said`, shown and not
 * truncated.
 */
function isAlreadyVisible(anchor: HTMLElement): boolean {
  const spoken = anchor.querySelector<HTMLElement>('[data-tooltip-said]')
  if (!spoken || getComputedStyle(spoken).display === 'none') return false
  return [spoken, ...spoken.children].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
}

/**
 * Shows the tooltips of all elements with `data-tooltip` with one listener, so that the hundreds of buttons
 * in rows stay plain. For sighted users only (screen readers have the name). They show on hover or visible
 * focus, never by touch, and hide with Escape, a press or scrolling. Mounted once by app.
 */
export function TooltipLayer() {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const warmUntil = useRef(0)
  /** The pressed element, which shows no tooltip again until the pointer left it. */
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  const hide = () => {
    clearTimeout(timer.current)
    if (shown) {
      warmUntil.current = performance.now() + WARM_MS
      setShown(null)
    }
  }
  const show = (anchor: HTMLElement, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const text = anchor.dataset['tooltip']
      if (!text || !anchor.isConnected || isAlreadyVisible(anchor)) return
      if (anchor.getAttribute('aria-expanded') !== 'true') setShown({ anchor, text })
    }, delay)
  }

  useEventListener(document, 'pointerover', (event) => {
    if (event.pointerType === 'touch') return
    const anchor = anchorOf(event.target)
    if (anchor === shown?.anchor && anchor) return
    hide()
    if (anchor !== pressed.current) pressed.current = null
    if (anchor && anchor !== pressed.current)
      show(anchor, shown || performance.now() < warmUntil.current ? 0 : REST_MS)
  })
  useEventListener(document, 'focusin', (event) => {
    const anchor = anchorOf(event.target)
    hide()
    if (anchor?.matches(':focus-visible')) show(anchor, REST_MS)
  })
  useEventListener(document, 'focusout', hide)
  useEventListener(document, 'pointerdown', ({ target }) => {
    pressed.current = anchorOf(target)
    hide()
  })
  // The pointer left the window: nothing else reports it.
  useEventListener(document, 'pointerout', ({ relatedTarget }) => relatedTarget === null && hide())
  useEventListener(document, 'keydown', (event) => event.key === 'Escape' && hide())
  useEventListener(window, 'scroll', hide, { capture: true, passive: true })

  return shown && <TooltipPopup anchor={shown.anchor} text={shown.text} onFailed={hide} />
}
