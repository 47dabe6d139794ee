import { useEffect, useState, type RefObject } from 'react'
import type { Scroller } from '@/lib/column'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'

/** Movement in px after which the direction of a finger is known. */
const MIN_MOVEMENT = 8
/** Minimum ratio of vertical to horizontal movement. */
const MIN_STEEPNESS = 1.5
/** The list is refreshed from this pull on, in px. */
export const REFRESH_DISTANCE = 64
/** Pulls approach this length but never reach it. */
const MAX_PULL = 120

/** Returns how far a finger that moved down by `y` px has pulled: less and less the further it moves. */
export const pullOf = (y: number): number => MAX_PULL * (1 - Math.exp(-Math.max(0, y) / MAX_PULL))

/** Returns the kind of a movement in px: of no direction yet, down, or any other. */
export function movementOf(x: number, y: number): 'open' | 'down' | 'other' {
  if (Math.max(Math.abs(x), Math.abs(y)) < MIN_MOVEMENT) return 'open'
  return y > Math.abs(x) * MIN_STEEPNESS ? 'down' : 'other'
}

interface Options {
  /** Only touches of its page count, while it is on screen. */
  list: RefObject<HTMLElement | null>
  scroller: Scroller
  onRefresh: () => Promise<void>
}

interface Start {
  readonly id: number
  readonly x: number
  readonly y: number
}

/** True when an element between `target` and the page is scrolled down: the finger scrolls that one. */
function isInsideScrolled(target: Element, page: Element): boolean {
  for (let at: Element | null = target; at && at !== page; at = at.parentElement)
    if (at.scrollTop > 0) return true
  return false
}

function canPull({ target, touches }: TouchEvent, list: HTMLElement | null, scroller: Scroller): boolean {
  if (touches.length !== 1 || !list || scroller.position() > 0) return false
  // The list of a hidden page has no boxes.
  if (list.getClientRects().length === 0) return false
  const page = list.closest('main') ?? document.body
  return target instanceof Element && page.contains(target) && !isInsideScrolled(target, page)
}

/** Refreshes a list when a finger pulls it down at its top. Returns the length of the pull in px. */
export function usePull({ list, scroller, onRefresh }: Options) {
  const [pull, setPull] = useState(0)
  const [refreshing, setRefreshing] = useState(false)
  const refresh = useStableCallback(async () => {
    setRefreshing(true)
    await onRefresh().finally(() => setRefreshing(false))
  })
  useEffect(() => {
    if (refreshing) return undefined
    const { target } = scroller
    let start: Start | null = null
    let pulled: number | null = null
    const stop = () => {
      start = null
      pulled = null
      setPull(0)
      target.removeEventListener('touchmove', moved)
    }
    const moved = (event: Event) => {
      if (!(event instanceof TouchEvent) || !start) return
      const { id, x, y } = start
      const touch = [...event.touches].find(({ identifier }) => identifier === id)
      if (!touch || event.touches.length > 1) return stop()
      const down = touch.clientY - y
      const kind = movementOf(touch.clientX - x, down)
      if (pulled === null && (kind === 'other' || scroller.position() > 0)) return stop()
      // From the first movement on, or the browser would stretch the page.
      if (down > 0 && event.cancelable) event.preventDefault()
      if (pulled === null && kind === 'open') return
      pulled = pullOf(down)
      setPull(pulled)
    }
    const started = (event: Event) => {
      if (!(event instanceof TouchEvent)) return
      stop()
      const [touch] = event.touches
      if (!touch || !canPull(event, list.current, scroller)) return
      start = { id: touch.identifier, x: touch.clientX, y: touch.clientY }
      target.addEventListener('touchmove', moved, { passive: false })
    }
    const ended = () => {
      const far = pulled !== null && pulled >= REFRESH_DISTANCE
      stop()
      if (far) void refresh()
    }
    target.addEventListener('touchstart', started, { passive: true })
    target.addEventListener('touchend', ended)
    target.addEventListener('touchcancel', stop)
    return () => {
      stop()
      target.removeEventListener('touchstart', started)
      target.removeEventListener('touchend', ended)
      target.removeEventListener('touchcancel', stop)
    }
  }, [list, scroller, refreshing, refresh])
  return { pull, refreshing }
}
