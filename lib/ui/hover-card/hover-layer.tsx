import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useEventListener } from '@/lib/hooks/use-event-listener'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { takeEarlyKey } from '@/lib/util/first-screen'
import { lazyPart } from '../lazy-part'

const HoverCardPopup = lazyPart(() => import('./hover-card-popup'), undefined, { failure: 'quiet' })

/** Hover time before the card opens, and how long the pointer may be away on its way to the card, in ms. */
const OPEN_DELAY = 500
const CLOSE_DELAY = 250
/** Movement of the element in px that does not count as scrolling. */
const MOVEMENT_TOLERANCE = 2
/** The element of the card, which is not part of the page below. */
const CARD = '[data-hover-card]'

export interface HoverLayerProps {
  /** Elements with a card: links, or names inside links. */
  selector: string
  /** False when cards open only by keyboard, where the user asks for them. */
  byPointer: boolean
  /** Label of the card for screen readers. */
  label: string
  /** Renders the card of this element when it opens. */
  children: (anchor: HTMLElement, close: () => void) => ReactNode
}

interface Shown {
  anchor: HTMLElement
  /** Element that had focus when the card was opened by keyboard; null for the pointer. */
  from: HTMLElement | null
}

interface ContentProps {
  anchor: HTMLElement
  render: HoverLayerProps['children']
  close: () => void
}

const Content = ({ anchor, render, close }: ContentProps) => render(anchor, close)

/**
 * Shows hover cards for all matching elements of the page with one listener. They open when the
 * pointer moves to one and stays, never by touch, by mere focus or under a pointer at rest, and by Alt+Down on the focused element (or one inside it, such as a link of a post);
 * then focus moves in. They stay while the pointer is inside and close with Escape, a press elsewhere and,
 * for the pointer, scrolling. Mounted once by app.
 */
export function HoverLayer({ selector, byPointer, label, children }: HoverLayerProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const waiting = useRef<Element | null>(null)
  /** Vertical position of the element when the pointer came to rest. */
  const anchorTop = useRef(0)
  /** Position of the pointer in the window when it last moved. */
  const pointer = useRef({ x: Number.NaN, y: Number.NaN })
  /** Element that scrolled or loaded under a pointer at rest: its card waits for a movement. */
  const appeared = useRef<HTMLElement | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  const rest = () => {
    clearTimeout(timer.current)
    waiting.current = null
    appeared.current = null
  }
  const hide = () => {
    rest()
    setShown(null)
    if (shown?.from?.isConnected) shown.from.focus({ preventScroll: true })
  }
  const over = (target: EventTarget | null, what: string) =>
    target instanceof Element ? target.closest<HTMLElement>(what) : null

  const openLater = (anchor: HTMLElement) => {
    rest()
    HoverCardPopup.preload()
    waiting.current = anchor
    anchorTop.current = anchor.getBoundingClientRect().top
    timer.current = setTimeout(() => anchor.isConnected && setShown({ anchor, from: null }), OPEN_DELAY)
  }

  useEventListener(document, 'pointermove', ({ clientX, clientY, target }) => {
    pointer.current = { x: clientX, y: clientY }
    const anchor = appeared.current
    if (!anchor) return
    if (over(target, selector) === anchor) openLater(anchor)
    else appeared.current = null
  })
  useEventListener(document, 'pointerover', (event) => {
    if (event.pointerType === 'touch') return
    const anchor = over(event.target, selector)
    if (over(event.target, CARD) || (anchor && anchor === shown?.anchor)) return rest()
    if (anchor && byPointer) {
      if (waiting.current === anchor) return
      // The event of a movement follows this one, so the position of the last movement means that there was none.
      const { x, y } = pointer.current
      if (event.clientX !== x || event.clientY !== y) return openLater(anchor)
      rest()
      appeared.current = anchor
      return
    }
    if (waiting.current) rest()
    // A card with focus stays, wherever the pointer is.
    else if (shown && !shown.from) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setShown(null), CLOSE_DELAY)
    }
  })
  useEventListener(document, 'pointerdown', (event) => {
    if (!over(event.target, CARD)) {
      rest()
      setShown(null)
    }
  })
  useEventListener(
    window,
    'scroll',
    (event) => {
      // Focusing a post scrolls it into view, which may end after its card was requested.
      if (shown?.from || over(event.target, CARD)) return
      // Lists scroll themselves when rows are added above, so check that the element really moved.
      const anchor = shown?.anchor ?? waiting.current
      const top = anchor?.getBoundingClientRect().top ?? Number.NaN
      if (!(anchor?.isConnected && Math.abs(top - anchorTop.current) < MOVEMENT_TOLERANCE)) hide()
    },
    { capture: true, passive: true },
  )
  const ask = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey || !(event.target instanceof HTMLElement)) return
    if (over(event.target, CARD)) return
    const anchor = over(event.target, selector) ?? event.target.querySelector<HTMLElement>(selector)
    if (!anchor) return
    event.preventDefault()
    rest()
    setShown({ anchor, from: event.target })
  }
  // In a conversation Alt+Down may already be handled.
  useEventListener(document, 'keydown', (event) => void (event.defaultPrevented || ask(event)))
  const first = useStableCallback(ask)
  useEffect(() => {
    const early = takeEarlyKey()
    if (early && early.target === document.activeElement) first(early)
  }, [first])

  return (
    shown && (
      <HoverCardPopup
        key={shown.from ? 'keys' : 'pointer'}
        anchor={shown.anchor}
        label={label}
        focus={shown.from !== null}
        onClose={hide}
        onFailed={hide}
      >
        <Content {...shown} render={children} close={hide} />
      </HoverCardPopup>
    )
  )
}
