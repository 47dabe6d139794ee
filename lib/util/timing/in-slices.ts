/** Yields to the browser, so that it can paint and handle input. */
const yieldToBrowser = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

/**
 * Passes `items` to `work` in slices of `size` and yields between them, so that a long list never blocks the
 * page. `signal` aborts between slices by throwing.
 */
export async function inSlices<T>(
  items: readonly T[],
  size: number,
  work: (slice: readonly T[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (let at = 0; at < items.length; at += size) {
    if (at > 0) await yieldToBrowser()
    signal?.throwIfAborted()
    work(items.slice(at, at + size))
  }
}
