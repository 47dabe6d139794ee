import { useMemo } from 'react'
import type { Anchor } from './layout'
import { placeIn, type WindowMemory } from './memory'

export interface ScrollToOptions {
  /** Pixels between the upper edges of the view and of the row; default 0. */
  offset?: number
  /** Moves the keyboard focus to the row. */
  focus?: boolean
  /** Does not scroll when the whole row is in view. */
  ifNeeded?: boolean
}

/** The commands that a mounted list implements for its handle. */
export interface ListCommands {
  scrollTo(key: string | null, options: ScrollToOptions): void
  hold(key: string): void
}

/**
 * Commands for a list. They may be given at any time: a list that is not mounted follows them when it mounts.
 * Call them from event handlers and effects, never while rendering.
 */
export class WindowHandle {
  #list: ListCommands | null = null

  constructor(readonly memory: WindowMemory) {}

  /**
   * Scrolls a row to the upper edge of the view; when it is not in the list yet, as soon as it is, however
   * the reader scrolls until then. Null is the top of the list.
   */
  scrollTo(key: string | null, options: ScrollToOptions = {}): void {
    if (this.#list) return this.#list.scrollTo(key, options)
    const place = placeIn(this.memory)
    place.anchor = key === null ? null : { key, offset: options.offset ?? 0 }
    if (options.focus) place.focused = key
  }

  /** Keeps a mounted row in place during the next change of the rows, instead of the row being read. */
  hold(key: string): void {
    this.#list?.hold(key)
  }

  /** The row being read and its offset; null at the very top. */
  anchor(): Anchor | null {
    return this.memory.anchor
  }

  /** Called by WindowedList on mount; returns the function to call on unmount. */
  attach(list: ListCommands): () => void {
    this.#list = list
    return () => {
      if (this.#list === list) this.#list = null
    }
  }
}

/** Returns the handle of the list with this memory. */
export const useWindowHandle = (memory: WindowMemory): WindowHandle =>
  useMemo(() => new WindowHandle(memory), [memory])
