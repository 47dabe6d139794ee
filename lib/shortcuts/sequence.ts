/** Time to press the second key of a sequence, in ms. */
const SEQUENCE_MS = 1000

/** Presses that begin a sequence, and when the last of them happened. */
export interface Sequence {
  readonly presses: readonly string[]
  readonly at: number
}

export interface SequenceStep<T> {
  /** The sequence under way after this press; null when none is. */
  readonly sequence: Sequence | null
  /** The bindings to run, the first that can. Empty for a key that means nothing, or not alone. */
  readonly found: readonly T[]
  /** True when the press belongs to a sequence, so that nothing else may use it. */
  readonly taken: boolean
}

interface Bound {
  readonly presses: readonly string[]
}

/** True when a list of presses begins with those of `start`. */
export const beginsWith = (presses: readonly string[], start: readonly string[]): boolean =>
  start.every((each, at) => presses[at] === each)

/**
 * Returns what a press means after those of `before`. The second key of a sequence never runs a shortcut of its own,
 * even when the sequence does not exist. After SEQUENCE_MS the sequence is forgotten.
 */
export function stepSequence<T extends Bound>(
  before: Sequence | null,
  press: string,
  at: number,
  bindings: readonly T[],
): SequenceStep<T> {
  const open = before !== null && at - before.at <= SEQUENCE_MS ? before.presses : []
  const presses = [...open, press]
  const matching = bindings.filter((each) => beginsWith(each.presses, presses))
  const found = matching.filter((each) => each.presses.length === presses.length)
  if (found.length > 0) return { sequence: null, found, taken: open.length > 0 }
  if (matching.length > 0) return { sequence: { presses, at }, found, taken: true }
  return { sequence: null, found, taken: open.length > 0 }
}
