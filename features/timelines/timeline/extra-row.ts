const PREFIX = 'suggestions:'

/** Whether a key is that of the row with follow suggestions; it names the post below, by which it is found again. */
export const isExtra = (key: string): boolean => key.startsWith(PREFIX)

/** A row of a list that is no post: above which row it stands. */
export class ExtraRow {
  before: string | null = null
  #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly read = () => this.before

  set(before: string | null): void {
    if (before === this.before) return
    this.before = before
    for (const listener of this.#listeners) listener()
  }
}

/** The keys with the extra row among them; the same ones when it has no place. */
export function withExtra(keys: readonly string[], before: string | null): readonly string[] {
  const at = before === null ? -1 : keys.indexOf(before)
  return at < 0 ? keys : keys.toSpliced(at, 0, PREFIX + before)
}
