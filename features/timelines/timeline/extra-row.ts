import { createEmitter } from '@/lib/util/emitter'

const PREFIX = 'suggestions:'

/**
 * True for the key of the follow suggestions. It contains the post below, so that the row can be found again.
 */
export const isExtra = (key: string): boolean => key.startsWith(PREFIX)

/** The position of the follow suggestions: the key of the row below them. */
export class ExtraRow {
  readonly #changes = createEmitter()

  readonly subscribe = this.#changes.subscribe
  readonly read = () => this.before

  constructor(public before: string | null = null) {}

  set(before: string | null): void {
    if (before === this.before) return
    this.before = before
    this.#changes.emit()
  }
}

/** Inserts the extra row into the keys; returns the same keys when it has no position. */
export function withExtra(keys: readonly string[], before: string | null): readonly string[] {
  const at = before === null ? -1 : keys.indexOf(before)
  return at < 0 ? keys : keys.toSpliced(at, 0, PREFIX + before)
}
