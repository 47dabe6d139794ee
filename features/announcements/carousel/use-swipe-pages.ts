import { useRef, type MouseEvent, type PointerEvent } from 'react'

interface Options {
  /** The current page and the number of pages. */
  at: number
  total: number
  rtl: boolean
  onPage: (step: 1 | -1) => void
}

/** Distance in px after which a touch is a swipe, and after which it turns the page. */
const MIN_SWIPE = 8
const MIN_TURN = 48

/** Share of the movement at the first and the last page, where there is nothing to show. */
const EDGE_SHARE = 0.25

interface Touch {
  id: number
  x: number
  /** Movement of the finger so far, in px; null before it is a swipe. */
  moved: number | null
}

/** Returns the step of a swipe by `moved` px; 0 when it is too short or there is no such page. */
export function stepOf(moved: number, { at, total, rtl }: Omit<Options, 'onPage'>): 1 | -1 | 0 {
  if (Math.abs(moved) < MIN_TURN) return 0
  const step = moved < 0 !== rtl ? 1 : -1
  return at + step >= 0 && at + step < total ? step : 0
}

/** Returns the handlers of a row of pages that follows the finger (`--drag`, `data-dragging`) and pages. */
export function useSwipePages({ at, total, rtl, onPage }: Options) {
  const touch = useRef<Touch | null>(null)
  const swiped = useRef(false)
  const show = (element: HTMLElement, drag: number | null) => {
    if (drag === null) {
      element.style.removeProperty('--drag')
      delete element.dataset['dragging']
    } else {
      element.style.setProperty('--drag', `${drag}px`)
      element.dataset['dragging'] = ''
    }
  }
  const end = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>, turn: boolean) => {
    const { current } = touch
    if (current?.id !== pointerId) return
    touch.current = null
    show(currentTarget, null)
    if (!turn || current.moved === null) return
    swiped.current = true
    const step = stepOf(current.moved, { at, total, rtl })
    if (step !== 0) onPage(step)
  }
  return {
    onPointerDown: ({
      pointerId,
      pointerType,
      clientX,
      currentTarget,
      target,
    }: PointerEvent<HTMLElement>) => {
      swiped.current = false
      if (pointerType === 'mouse' || touch.current || !currentTarget.contains(target as Node)) return
      touch.current = { id: pointerId, x: clientX, moved: null }
    },
    onPointerMove: ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      const { current } = touch
      if (current?.id !== pointerId) return
      const moved = clientX - current.x
      if (current.moved === null && Math.abs(moved) < MIN_SWIPE) return
      if (current.moved === null) currentTarget.setPointerCapture(pointerId)
      current.moved = moved
      const isEnd = stepOf(Math.sign(moved) * MIN_TURN, { at, total, rtl }) === 0
      show(currentTarget, isEnd ? moved * EDGE_SHARE : moved)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    // A swipe that began on a link or a button does not press it.
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!swiped.current) return
      swiped.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
