/** Loading changes the height of a page for no longer than this, in ms. */
const PATIENCE = 15_000
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Puts the page `offset` pixels down, and again whenever its height changes while it loads: until it is touched, or
 * `over` says that something else leads the reader; then it calls `onEnd`. Returns the end of it.
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
