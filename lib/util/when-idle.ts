/** Runs `work` once the page has nothing else to do, at the latest after `limit` ms. Answers how to prevent it. */
export function whenIdle(work: () => void, limit = 1000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: limit })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, 50)
  return () => clearTimeout(timer)
}
