/** What one mounted view of a list reports. */
export interface View {
  /** Scrolled to the very top. */
  readonly top: boolean
  /** Entry key of the lowest mounted row, or null while none is mounted. */
  readonly lowestMounted: string | null
  /** A dialog lies over it. */
  readonly covered: boolean
  /** It is on screen, in a visible tab. */
  readonly visible: boolean
}

/** What the views allow a change to do. */
export interface Audience {
  /** New posts may appear at once: every view is at the top, uncovered and visible, and there is one. */
  readonly live: boolean
  /** Keys of the lowest mounted rows: no cut may remove them, nor anything above them. */
  readonly protect: readonly string[]
  /** Keys of rows that history entries return to: protected while the list still has them. */
  readonly remembered: readonly string[]
}

/** Nobody looks: new posts are held, everything may be cut. */
export const NOBODY: Audience = { live: false, protect: [], remembered: [] }

/** Rows that history entries return to; of more the oldest are forgotten. */
const REMEMBERED = 12

/** Collects what the views of one list report, and the rows remembered for history entries. */
export class ViewRegistry {
  readonly #views = new Map<object, View>()
  readonly #remembered = new Map<string, string>()

  /** A view mounts; `report` replaces what it said, `leave` takes it out (once). */
  enter(view: View): { report(view: View): void; leave(): void } {
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

  /** Keeps the row a history entry would return to from being cut; null forgets it. */
  remember(historyKey: string, row: string | null): void {
    this.#remembered.delete(historyKey)
    if (row === null) return
    this.#remembered.set(historyKey, row)
    const [oldest] = this.#remembered.keys()
    if (oldest !== undefined && this.#remembered.size > REMEMBERED) this.#remembered.delete(oldest)
  }

  /** Whether nobody reads further down, be it that a dialog lies over the list or another screen is open. */
  atTop(): boolean {
    return [...this.#views.values()].every((view) => view.top)
  }

  audience(): Audience {
    const views = [...this.#views.values()]
    const live = views.length > 0 && views.every((view) => view.top && !view.covered && view.visible)
    const mounted = views.map((view) => view.lowestMounted).filter((row) => row !== null)
    return { live, protect: mounted, remembered: [...this.#remembered.values()] }
  }
}
