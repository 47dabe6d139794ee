import { pressesOf } from './keys'
import type { Shortcut } from './registry'
import { beginsWith } from './sequence'

/** A shortcut with its keys in use. */
export interface BoundShortcut {
  readonly shortcut: Pick<Shortcut, 'id' | 'context'>
  readonly keys: readonly string[]
}

/** True when the keys are the same, or one begins with the other, which would then never run. */
function collide(one: string, other: string): boolean {
  const [short = [], long = []] = [pressesOf(one), pressesOf(other)].sort((a, b) => a.length - b.length)
  return beginsWith(long, short)
}

/** Shortcuts of the composer need the focus in it, where the others do not work. */
const meet = (one: BoundShortcut, other: BoundShortcut) =>
  (one.shortcut.context === 'composer') === (other.shortcut.context === 'composer')

/** Returns the ids of the shortcuts that `keys` would conflict with, for the shortcut `id`. */
export function conflictsOf(id: string, keys: readonly string[], all: readonly BoundShortcut[]): string[] {
  const own = all.find(({ shortcut }) => shortcut.id === id)
  return all
    .filter((other) => other.shortcut.id !== id && (!own || meet(own, other)))
    .filter((other) => other.keys.some((theirs) => keys.some((mine) => collide(mine, theirs))))
    .map(({ shortcut }) => shortcut.id)
}
