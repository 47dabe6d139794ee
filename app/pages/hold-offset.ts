import type { Scroller } from '@/lib/column'
import { onInput } from './use-connected'

/** Longest time in ms that a page may change its height while loading. */
const MAX_HOLD_TIME = 15_000

interface Options {
  scroller: Scroller
  /** The element with the height of the page. */
  content: Element
  /** Pixels. */
  offset: number
  /** True once a list has restored its own position. */
  over: () => boolean
  onEnd: () => void
}

/**
 * Scrolls a page to `offset`, and again whenever its height changes while it loads. Ends with the first input in its
 * column or when it is `over`, and then calls `onEnd`. Returns the function that ends it.
 */
export function holdOffset({ scroller, content, offset, over, onEnd }: Options): () => void {
  const go = () => {
    if (over()) end()
    else if (Math.abs(scroller.position() - offset) >= 1) scroller.scrollTo(offset)
  }
  const heights = new ResizeObserver(go)
  const late = setTimeout(() => end(), MAX_HOLD_TIME)
  function end() {
    heights.disconnect()
    clearTimeout(late)
    stop()
    onEnd()
  }
  const stop = onInput(scroller, () => end())
  heights.observe(content)
  return end
}
