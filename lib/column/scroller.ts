/** The event that precedes scrolling by a command of the user, as `keydown` precedes that by a key. */
export const SCROLL_COMMAND = 'scrollcommand'

/** The scroll port of a column: the document in the single-column layouts, an element in the deck. */
export interface Scroller {
  /** Receives the input that scrolls: wheel, touch and keys. */
  readonly target: EventTarget
  /** Upper edge of the view, in client coordinates. */
  top(): number
  height(): number
  position(): number
  /** True when it cannot scroll further down. */
  atEnd(): boolean
  scrollBy(pixels: number): void
  /** Instantly by default. */
  scrollTo(position: number, behavior?: 'instant' | 'smooth'): void
  /** Calls back on every scroll, and on every change of the view's size; returns the unsubscriber. */
  listen(scrolled: () => void, resized: () => void): () => void
}

/** Scroll positions may have fractions that the sizes lack. */
const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: Element) =>
  scrollTop + clientHeight >= scrollHeight - 1

/** The document as scroller. `inset` is what sticky bars cover at the top, in pixels. */
export const documentScroller = (inset = 0): Scroller => ({
  // Read on use: rules are tested without a window.
  get target() {
    return window
  },
  top: () => inset,
  height: () => window.innerHeight - inset,
  position: () => window.scrollY,
  atEnd: () => isAtEnd(document.documentElement),
  scrollBy: (pixels) => window.scrollBy({ top: pixels, behavior: 'instant' }),
  scrollTo: (position, behavior = 'instant') => window.scrollTo({ top: position, behavior }),
  listen: (scrolled, resized) => {
    window.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('resize', resized)
    return () => {
      window.removeEventListener('scroll', scrolled)
      window.removeEventListener('resize', resized)
    }
  },
})

/** An element as scroller. */
export const elementScroller = (element: HTMLElement, inset = 0): Scroller => ({
  target: element,
  top: () => element.getBoundingClientRect().top + inset,
  height: () => element.clientHeight - inset,
  position: () => element.scrollTop,
  atEnd: () => isAtEnd(element),
  scrollBy: (pixels) => element.scrollBy({ top: pixels, behavior: 'instant' }),
  scrollTo: (position, behavior = 'instant') => element.scrollTo({ top: position, behavior }),
  listen: (scrolled, resized) => {
    element.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('resize', resized)
    return () => {
      element.removeEventListener('scroll', scrolled)
      window.removeEventListener('resize', resized)
    }
  },
})

/**
 * Call before a command of the user scrolls, e.g. to the top. Until the scroll event, a list would take the new
 * position for a row that moved, and restore the old one.
 */
export const expectScroll = ({ target }: Scroller): boolean => target.dispatchEvent(new Event(SCROLL_COMMAND))
