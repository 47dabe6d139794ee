/** The state of a mounted view of a list. */
export interface ListView {
  /** Scrolled to the very top. */
  readonly top: boolean
  /** The entry key of the lowest row that trimming must keep, or older items would be loaded again; null for none. */
  readonly lowestNeeded: string | null
  /** A dialog covers it. */
  readonly covered: boolean
  /** It is on screen, in a visible tab. */
  readonly visible: boolean
  /** It is scrolled out of a deck, so that it does not hold back new posts in other views. Default false. */
  readonly aside?: boolean
}

/** The changes that the views allow. */
export interface ViewConstraints {
  /** New posts may appear at once: a view is on screen, and all are at the top, uncovered, and visible or aside. */
  readonly live: boolean
  /** Keys of the lowest rows that the views need: trimming must keep them and everything above. */
  readonly protect: readonly string[]
  /** Keys of rows that history entries return to, kept while the list has them. */
  readonly remembered: readonly string[]
}

/** No views: new posts are pending, and everything may be trimmed. */
export const NO_VIEWS: ViewConstraints = { live: false, protect: [], remembered: [] }

/** Maximum number of rows of history entries; beyond that the oldest are dropped. */
const MAX_REMEMBERED = 12

/** Collects the states of a list's views, and the rows remembered for history entries. */
export class ViewRegistry {
  readonly #views = new Map<object, ListView>()
  readonly #remembered = new Map<string, string>()

  /** Adds a mounted view; `report` replaces its state, `leave` removes it. */
  enter(view: ListView): { report(view: ListView): void; leave(): void } {
    const key = {}
    this.#views.set(key, view)
    return {
      report: (next) => {
        if (this.#views.has(key)) this.#views.set(key, next)
      },
      leave: () => {
        this.#views.delete(key)
      },
    }
  }

  /** Protects the row that a history entry returns to from trimming; null drops it. */
  remember(historyKey: string, row: string | null): void {
    this.#remembered.delete(historyKey)
    if (row === null) return
    this.#remembered.set(historyKey, row)
    const [oldest] = this.#remembered.keys()
    if (oldest !== undefined && this.#remembered.size > MAX_REMEMBERED) this.#remembered.delete(oldest)
  }

  /** True when no view is scrolled down, even when a dialog covers the list or another page is open. */
  atTop(): boolean {
    return [...this.#views.values()].every((view) => view.top)
  }

  constraints(): ViewConstraints {
    const views = [...this.#views.values()]
    const live =
      views.some(({ visible }) => visible) &&
      views.every(({ top, covered, visible, aside = false }) => top && !covered && (visible || aside))
    const needed = views.map((view) => view.lowestNeeded).filter((row) => row !== null)
    return { live, protect: needed, remembered: [...this.#remembered.values()] }
  }
}
