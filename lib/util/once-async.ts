/**
 * `load` as a function that runs once and shares its promise. A failure is forgotten, so that the next call tries
 * again.
 */
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
