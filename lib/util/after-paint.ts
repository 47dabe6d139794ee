/**
 * Calls back after the next paint, when the page is laid out and reading from it is cheap; in a hidden tab, which paints
 * nothing, soon. Returns how to cancel it.
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  const next = () => {
    timer = setTimeout(callback)
  }
  if (document.visibilityState === 'hidden') next()
  else frame = requestAnimationFrame(next)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
