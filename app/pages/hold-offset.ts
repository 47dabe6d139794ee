import type { Scroller } from '@/lib/column'

/** A page that loads changes its height for no longer than this, in ms. */
const PATIENCE = 15_000
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

interface Options {
  scroller: Scroller
  /** The element whose height follows the page. */
  content: Element
  /** Pixels. */
  offset: number
  /** True once a list leads the reader. */
  over: () => boolean
  onEnd: () => void
}

/**
 * Scrolls a page to `offset`, and again whenever its height changes while it loads. Ends with the first input in its column
 * or when it is `over`, and then calls `onEnd`. Returns the end of it.
 */
export function holdOffset({ scroller, content, offset, over, onEnd }: Options): () => void {
  const go = () => {
    if (over()) end()
    else if (Math.abs(scroller.position() - offset) >= 1) scroller.scrollTo(offset)
  }
  const heights = new ResizeObserver(go)
  const late = setTimeout(() => end(), PATIENCE)
  function end() {
    heights.disconnect()
    clearTimeout(late)
    for (const type of INPUTS) scroller.target.removeEventListener(type, end, true)
    onEnd()
  }
  for (const type of INPUTS) scroller.target.addEventListener(type, end, { capture: true, passive: true })
  heights.observe(content)
  return end
}
