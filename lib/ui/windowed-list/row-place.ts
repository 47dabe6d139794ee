import { createContext, use } from 'react'

/**
 * The place of a row in its feed, for screen readers. It changes with every row that is added above, so it is written to
 * the element of the row, which then need not render again.
 */
export class RowPlace {
  #element: Element | null = null
  #position = 0
  #size = -1

  /** `position`: from 1; `size`: length of the feed, -1 when unknown. */
  set(position: number, size: number) {
    const isSame = size === this.#size
    this.#position = position
    this.#size = size
    this.#element?.setAttribute('aria-posinset', String(position))
    if (!isSame) this.#element?.setAttribute('aria-setsize', String(size))
  }

  /** For `ref` of the row's article. */
  readonly attach = (element: Element | null) => {
    this.#element = element
    element?.setAttribute('aria-posinset', String(this.#position))
    element?.setAttribute('aria-setsize', String(this.#size))
  }
}

export const RowPlaceContext = createContext<RowPlace | null>(null)

/** Returns the `ref` of an article that is a row of a feed; undefined outside of feeds that state their size. */
export const useRowPlace = () => use(RowPlaceContext)?.attach
