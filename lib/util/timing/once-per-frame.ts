/** Returns a function that calls `read` at most once per frame, and answers with that value until the next. */
export function oncePerFrame<T>(read: () => T): () => T {
  let known: { readonly value: T } | null = null
  return () => {
    if (known === null) {
      known = { value: read() }
      requestAnimationFrame(() => (known = null))
    }
    return known.value
  }
}
