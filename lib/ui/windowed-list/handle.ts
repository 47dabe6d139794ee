import { useMemo } from 'react'
import type { Anchor } from './layout'
import { placeIn, type WindowMemory } from './memory'

export interface ScrollToOptions {
  /** Pixels between the upper edges of the view and of the row; default 0. */
  offset?: number
  /** The row takes the keyboard focus. */
  focus?: boolean
  /** Does not scroll when all of the row is in view already. */
  ifNeeded?: boolean
}

/** What a mounted list does for its handle. */
export interface ListCommands {
  scrollTo(key: string | null, options: ScrollToOptions): void
  hold(key: string): void
}

/**
 * Commands of one list. They may be given at any time: a list that is not mounted follows them when it is. Each is an
 * event, so call them from event handlers and effects, never while rendering.
 */
export class WindowHandle {
  #list: ListCommands | null = null

  constructor(readonly memory: WindowMemory) {}

  /**
   * Brings a row to the upper edge of the view; one that is not in the list yet comes there as soon as it is, however the
   * reader scrolls until then. Null is the top of the list.
   */
  scrollTo(key: string | null, options: ScrollToOptions = {}): void {
    if (this.#list) return this.#list.scrollTo(key, options)
    const place = placeIn(this.memory)
    place.anchor = key === null ? null : { key, offset: options.offset ?? 0 }
    if (options.focus) place.focused = key
  }

  /** Keeps a mounted row on its pixel in the next change of the rows, whatever else is being read. */
  hold(key: string): void {
    this.#list?.hold(key)
  }

  /** The row being read and its offset; null at the very top. */
  anchor(): Anchor | null {
    return this.memory.anchor
  }

  /** The list is mounted; for WindowedList. Returns what to call when it is not any more. */
  attach(list: ListCommands): () => void {
    this.#list = list
    return () => {
      if (this.#list === list) this.#list = null
    }
  }
}

/** The handle of the list that `memory` belongs to. */
export const useWindowHandle = (memory: WindowMemory): WindowHandle =>
  useMemo(() => new WindowHandle(memory), [memory])
