import { useMemo } from 'react'
import type { Anchor } from './layout'
import { writableOf, type WindowMemory } from './memory'

export interface ScrollToOptions {
  /** Pixels between the upper edges of the view and of the row; default 0. */
  offset?: number
  /** Moves the keyboard focus to the row. */
  focus?: boolean
  /** Does not scroll when the whole row is visible. */
  ifNeeded?: boolean
}

/** The commands that a mounted list implements for its handle. */
export interface ListCommands {
  scrollTo(key: string | null, options: ScrollToOptions): void
  keepInPlace(key: string): void
}

/**
 * Sends commands to a list at any time: a list that is not mounted follows them when it mounts. Call them from event handlers and effects, never while rendering.
 */
export class WindowHandle {
  #list: ListCommands | null = null

  constructor(readonly memory: WindowMemory) {}

  /**
   * Scrolls a row to the upper edge of the view. Waits for a row that is not in the list yet, even while the
   * reader scrolls. Null scrolls to the top of the list.
   */
  scrollTo(key: string | null, options: ScrollToOptions = {}): void {
    if (this.#list) return this.#list.scrollTo(key, options)
    const memory = writableOf(this.memory)
    memory.anchor = key === null ? null : { key, offset: options.offset ?? 0 }
    if (options.focus) memory.focused = key
  }

  /** Keeps a mounted row in place during the next change of the rows, instead of the row being read. */
  keepInPlace(key: string): void {
    this.#list?.keepInPlace(key)
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
