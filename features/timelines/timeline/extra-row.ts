import { createEmitter } from '@/lib/util/emitter'

const SUGGESTIONS = 'suggestions:'
const CAUGHT_UP = 'caught-up:'

/** True for the key of the line between new posts and those read before. */
export const isCaughtUp = (key: string): boolean => key.startsWith(CAUGHT_UP)

/**
 * True for the key of a row that is no post: the follow suggestions or the line above what was read. It contains the post
 * below, so that the row can be found again.
 */
export const isExtra = (key: string): boolean => key.startsWith(SUGGESTIONS) || isCaughtUp(key)

/** The position of an extra row: the key of the row below it. */
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

/** The rows above which the extra rows are; null for one without a position. */
export interface ExtraRows {
  readonly suggestionsBefore: string | null
  readonly caughtUpBefore: string | null
}

/** Inserts the extra rows into the keys; returns the same keys when there are none. */
export function withExtra(
  keys: readonly string[],
  { suggestionsBefore, caughtUpBefore }: ExtraRows,
): readonly string[] {
  const insert = (rows: readonly string[], prefix: string, before: string | null) => {
    const at = before === null ? -1 : rows.indexOf(before)
    return at < 0 ? rows : rows.toSpliced(at, 0, prefix + before)
  }
  return insert(insert(keys, CAUGHT_UP, caughtUpBefore), SUGGESTIONS, suggestionsBefore)
}
