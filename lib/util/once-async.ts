/** Wraps `load` so that it runs once and shares its promise. After a failure the next call tries again. */
export function onceAsync<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= load().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}
