import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useEventListener } from '@/lib/hooks/use-event-listener'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { takeEarlyKey } from '@/lib/util/first-screen'
import { lazyPart } from '../lazy-part'

const HoverCardPopup = lazyPart(() => import('./hover-card-popup'), undefined, { quiet: true })

/** How long the pointer rests before the card comes, and how long it may be away on its way to the card, ms. */
const COME_MS = 500
const GO_MS = 250
/** Pixels that an element may move without having been scrolled away. */
const STILL = 2
/** On the element of the card, which is no thing under the page. */
const CARD = '[data-hover-card]'

export interface HoverLayerProps {
  /** What has a card: links, or names inside links. */
  selector: string
  /** false: cards come by keys only, since somebody asked for them then. */
  byPointer: boolean
  /** Name of a card, for ears. */
  label: string
  /** What is in the card of this element; made when it comes. */
  children: (anchor: HTMLElement, close: () => void) => ReactNode
}

interface Shown {
  anchor: HTMLElement
  /** What had the focus when it was asked for by keys; null for a pointer. */
  from: HTMLElement | null
}

/**
 * Shows the cards of everything on the page that has one, one listener for all instead of one component each. They
 * come where a pointer rests, never by touch or mere focus, and by Alt + Down on what has the focus (or holds it, such
 * as a post); then the focus goes in. They stay while the pointer is inside and go with Escape, a press elsewhere and,
 * those of a pointer, scrolling. Mounted once by app.
 */
export function HoverLayer({ selector, byPointer, label, children }: HoverLayerProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const waiting = useRef<Element | null>(null)
  /** Where the element stood when the pointer came to rest on it. */
  const place = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const rest = () => {
    clearTimeout(timer.current)
    waiting.current = null
  }
  const hide = () => {
    rest()
    setShown(null)
    if (shown?.from?.isConnected) shown.from.focus({ preventScroll: true })
  }
  const over = (target: EventTarget | null, what: string) =>
    target instanceof Element ? target.closest<HTMLElement>(what) : null

  useEventListener(document, 'pointerover', (event) => {
    if (event.pointerType === 'touch') return
    const anchor = over(event.target, selector)
    if (over(event.target, CARD) || (anchor && anchor === shown?.anchor)) return rest()
    if (anchor && byPointer) {
      if (waiting.current === anchor) return
      rest()
      HoverCardPopup.preload()
      waiting.current = anchor
      place.current = anchor.getBoundingClientRect().top
      timer.current = setTimeout(() => anchor.isConnected && setShown({ anchor, from: null }), COME_MS)
      return
    }
    if (waiting.current) rest()
    // One that has the focus is read, wherever the pointer lies.
    else if (shown && !shown.from) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setShown(null), GO_MS)
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
      // Going to a post scrolls it into view, which may end after the card was asked for.
      if (shown?.from || over(event.target, CARD)) return
      // A list scrolls itself when something comes above, so that nothing moves: what has the card did not either.
      const anchor = shown?.anchor ?? waiting.current
      const top = anchor?.getBoundingClientRect().top ?? Number.NaN
      if (!(anchor?.isConnected && Math.abs(top - place.current) < STILL)) hide()
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
  // In a conversation the keys lead on from post to post.
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
        {children(shown.anchor, hide)}
      </HoverCardPopup>
    )
  )
}
