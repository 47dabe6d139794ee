/** A page that loads changes its height for no longer than this, in ms. */
const PATIENCE = 15_000
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls the page to `offset` in pixels, and again whenever its height changes while it loads. Ends with the first input,
 * or when `over` says that a list has taken over, and then calls `onEnd`. Returns the end of it.
 */
export function holdOffset(offset: number, over: () => boolean, onEnd: () => void): () => void {
  const go = () => {
    if (over()) end()
    else if (Math.abs(window.scrollY - offset) >= 1) window.scrollTo({ top: offset, behavior: 'instant' })
  }
  const heights = new ResizeObserver(go)
  const late = setTimeout(() => end(), PATIENCE)
  function end() {
    heights.disconnect()
    clearTimeout(late)
    for (const type of INPUTS) window.removeEventListener(type, end, true)
    onEnd()
  }
  for (const type of INPUTS) window.addEventListener(type, end, { capture: true, passive: true })
  heights.observe(document.documentElement)
  heights.observe(document.body)
  return end
}
