import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useColumn, type Scroller } from '@/lib/column'
import { createReadingPosition } from './reading-position'

/** Distance in px from the end that still counts as the end. */
const NEAR_END = 120
/** A scroll position beyond the end of any page. */
const END = Number.MAX_SAFE_INTEGER

/** True when the end of the posts is in view, or nearly. */
const isNear = (end: HTMLElement, scroller: Scroller) =>
  end.getBoundingClientRect().top <= scroller.top() + scroller.height() + NEAR_END

interface Content {
  /** The whole view, and a mark at the end of its posts. */
  readonly chat: RefObject<HTMLElement | null>
  readonly end: RefObject<HTMLElement | null>
  /** Changes with every change of the rows. */
  readonly rows: unknown
  /** The newest post; null while there are none. */
  readonly newest: string | null
  /** The reply that is being sent; null = none. */
  readonly sending: string | null
}

interface Newest {
  /** True when posts arrived below the view. */
  readonly hasNew: boolean
  readonly toEnd: () => void
}

/**
 * Keeps the newest post in view: a new visit starts there, and new posts and loading media don't move it out of view.
 * Further up, the post being read stays in place when posts above it are added or removed.
 */
export function useNewest({ chat, end, rows, newest, sending }: Content): Newest {
  const { scroller } = useColumn()
  const atEnd = useRef(true)
  const before = useRef<string | null>(null)
  const sentBefore = useRef<string | null>(null)
  const [place] = useState(createReadingPosition)
  const [hasNew, setHasNew] = useState(false)
  const toEnd = () => {
    atEnd.current = true
    setHasNew(false)
    scroller.scrollTo(END)
  }
  useLayoutEffect(() => {
    const isFirst = before.current === null
    const isNew = newest !== null && newest !== before.current
    const isSent = sending !== null && sending !== sentBefore.current
    before.current = newest
    sentBefore.current = sending
    if (isSent) atEnd.current = true
    // A visit starts at the end, but not when its position was restored.
    if (isFirst && isNew && scroller.position() === 0) scroller.scrollTo(END)
    else if (isSent || (isNew && !isFirst && atEnd.current)) scroller.scrollTo(END)
    else if (!isFirst && chat.current) {
      place.restore(chat.current, scroller)
      if (isNew) setHasNew(true)
    }
    if (chat.current) place.note(chat.current, scroller)
    // Runs for every change of the rows.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [rows, newest, sending, chat, scroller, place])
  useEffect(() => {
    const note = () => {
      if (!end.current || !chat.current) return
      atEnd.current = isNear(end.current, scroller)
      place.note(chat.current, scroller)
      if (atEnd.current) setHasNew(false)
    }
    note()
    const stay = () => {
      if (atEnd.current) scroller.scrollTo(END)
      else if (chat.current) place.restore(chat.current, scroller)
    }
    const sizes = new ResizeObserver(stay)
    // Contains the posts and the composer, which loads later.
    if (chat.current) sizes.observe(chat.current)
    const stop = scroller.listen(note, stay)
    return () => {
      sizes.disconnect()
      stop()
    }
  }, [scroller, chat, end, place])
  return { hasNew, toEnd }
}
