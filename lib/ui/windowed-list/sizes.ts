/** Measures for a list whose elements have new sizes; returns what the list does once every list has measured. */
type SizeListener = (entries: readonly ResizeObserverEntry[]) => () => void

/**
 * Observes the sizes of elements for all lists. After the callback of an observer React renders what it changed, so that
 * with an observer for each list the next list would force a layout. Here all lists measure before the first renders.
 */
class Sizes {
  #observer: ResizeObserver | null = null
  #delivering = false
  readonly #listeners = new Map<Element, Set<SizeListener>>()

  /** True while sizes are delivered, and while React renders because of them. */
  get delivering(): boolean {
    return this.#delivering
  }

  /** Calls `listener` with the first size of an element and when it changes. */
  observe(element: Element, listener: SizeListener) {
    const listeners = this.#listeners.get(element) ?? new Set()
    this.#listeners.set(element, listeners.add(listener))
    this.#observer ??= new ResizeObserver((entries) => this.#deliver(entries))
    this.#observer.observe(element)
  }

  unobserve(element: Element, listener: SizeListener) {
    const listeners = this.#listeners.get(element)
    if (!listeners?.delete(listener) || listeners.size > 0) return
    this.#listeners.delete(element)
    this.#observer?.unobserve(element)
    if (this.#listeners.size > 0) return
    this.#observer?.disconnect()
    this.#observer = null
    this.#delivering = false
  }

  #deliver(entries: readonly ResizeObserverEntry[]) {
    const own = new Map<SizeListener, ResizeObserverEntry[]>()
    for (const entry of entries)
      for (const listener of this.#listeners.get(entry.target) ?? [])
        own.set(listener, [...(own.get(listener) ?? []), entry])
    const renders = [...own].map(([listener, changed]) => listener(changed))
    for (const render of renders) render()
    this.#delivering = true
    // After the microtask in which React renders the new rows.
    queueMicrotask(() => (this.#delivering = false))
  }
}

export const sizes = new Sizes()
