/**
 * Calls back after the next paint, when layout is up to date and cheap to read; soon in a hidden tab, which
 * does not paint. Returns the function that cancels it.
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
