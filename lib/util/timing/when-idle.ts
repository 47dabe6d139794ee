/** Runs `work` once the page is idle, after at most `limit` ms. Returns the function that cancels it. */
export function whenIdle(work: () => void, limit = 1000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: limit })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, 50)
  return () => clearTimeout(timer)
}
