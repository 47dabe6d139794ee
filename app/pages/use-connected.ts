import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Scroller } from '@/lib/column'
import { afterPaint } from '@/lib/util/timing/after-paint'
import { anchorOf, offsetOf } from './scroll-positions'
import { KEEPS_LAYOUT } from './use-kept-layout'

const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown']

/** Calls back on every input that may scroll or press something; returns the function that stops it. */
export function onInput({ target }: Scroller, callback: () => void): () => void {
  const stop = new AbortController()
  const options = { capture: true, passive: true, signal: stop.signal }
  for (const type of INPUTS) target.addEventListener(type, callback, options)
  return () => stop.abort()
}

interface Options {
  /** The root element of the page. */
  root: RefObject<HTMLElement | null>
  scroller: Scroller
  entry: string
  /** Name of the page under which its offset is stored. */
  name: string
  away: boolean
}

/** Returns to the position of a hidden page: that of its list, whose rows may have moved since, or its offset. */
function restore({ root, scroller, entry, name }: Omit<Options, 'away'>) {
  scroller.scrollTo(offsetOf(entry, name))
  const anchor = anchorOf(entry)
  const row = anchor && root.current?.querySelector(`[data-key="${CSS.escape(anchor.key)}"]`)
  if (row) scroller.scrollBy(row.getBoundingClientRect().top - scroller.top() - anchor.offset)
}

/**
 * True while the effects of a page run. A hidden page that was kept laid out is painted at its position before they run
 * again: those of a whole list would delay the paint. The first input does not wait for that.
 */
export function useConnected({ root, scroller, entry, name, away }: Options): boolean {
  const [isConnected, setConnected] = useState(!away)
  if (away && isConnected) setConnected(false)
  const isWaiting = KEEPS_LAYOUT && !away && !isConnected
  useLayoutEffect(() => {
    if (!isWaiting) return undefined
    restore({ root, scroller, entry, name })
    const stay = afterPaint(() => setConnected(true))
    const stop = onInput(scroller, () => flushSync(() => setConnected(true)))
    return () => {
      stay()
      stop()
    }
  }, [isWaiting, root, scroller, entry, name])
  return !away && !isWaiting
}
