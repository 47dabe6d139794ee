/** Lets the browser paint and answer before what follows goes on. */
const breathe = (): Promise<void> =>
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
 * Gives `work` the items in slices of `size`, with room for the page between two: a long list never blocks it. `signal`
 * ends it between slices, by throwing.
 */
export async function inSlices<T>(
  items: readonly T[],
  size: number,
  work: (slice: readonly T[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (let at = 0; at < items.length; at += size) {
    if (at > 0) await breathe()
    signal?.throwIfAborted()
    work(items.slice(at, at + size))
  }
}
