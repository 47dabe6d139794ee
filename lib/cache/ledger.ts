import type { EntityOf, IdOf, Kind } from '@/schemas/entities'
import type { RowOf } from './row'

/** An entity as fields by name, to find the counts that a patch changes. */
type Fields = Readonly<Record<string, unknown>>

/** A change in flight. */
export interface InFlight<K extends Kind> {
  apply: (entity: EntityOf[K]) => EntityOf[K]
  /** Counts that it has changed. */
  moved: Set<string>
  /**
   * True when applying it twice differs from once: such a patch cannot detect that an answer already contains
   * it.
   */
  delta: boolean
  /** Counts of a delta patch that a read has brought since: they are taken as they are. */
  told: Set<string>
}

/** An entity with changes in flight: the server's value, and the changes since. */
export interface LedgerEntry<K extends Kind> {
  kind: K
  id: IdOf[K]
  base: EntityOf[K] | undefined
  patches: InFlight<K>[]
}

const fields = (entity: object) => entity as unknown as Fields

const changedCounts = (from: object, to: object): string[] => {
  const [before, after] = [fields(from), fields(to)]
  return Object.keys(after).filter((key) => typeof after[key] === 'number' && after[key] !== before[key])
}

const withCounts = <T extends object>(entity: T, from: object, names: Iterable<string>): T => {
  const counts = [...names].map((name) => [name, fields(from)[name]] as const)
  return counts.length ? { ...entity, ...Object.fromEntries(counts) } : entity
}

/** Applies the patch, except to counts that a read already brought. */
export function effect<K extends Kind>(patch: InFlight<K>, entity: EntityOf[K]): EntityOf[K] {
  const next = patch.apply(entity)
  return next === entity ? entity : withCounts(next, entity, patch.told)
}

/** The value to show: the base with every change in flight applied. */
export const fold = <K extends Kind>({ base, patches }: LedgerEntry<K>): EntityOf[K] | undefined =>
  patches.reduce((view, patch) => view && effect(patch, view), base)

/** Adds a patch against the current base. */
export function enter<K extends Kind>(
  entry: LedgerEntry<K>,
  apply: (entity: EntityOf[K]) => EntityOf[K],
): InFlight<K> {
  const patch: InFlight<K> = { apply, moved: new Set(), delta: false, told: new Set() }
  if (entry.base) {
    const once = apply(entry.base)
    patch.delta = once !== entry.base && changedCounts(once, apply(once)).length > 0
  }
  entry.patches.push(patch)
  note(entry, undefined)
  return patch
}

/**
 * Updates the bookkeeping after the base changed. `before` is the base that a read replaced; undefined when
 * the base changed by an own commit.
 */
export function note<K extends Kind>(entry: LedgerEntry<K>, before: EntityOf[K] | undefined): void {
  const { base } = entry
  if (!base) return
  for (const patch of entry.patches) {
    if (patch.delta && before)
      for (const key of changedCounts(before, base)) if (patch.moved.has(key)) patch.told.add(key)
    for (const key of changedCounts(base, patch.apply(base))) patch.moved.add(key)
  }
}

/**
 * Corrects the counts in the answer to a mutation. Servers may answer before they have counted, so when a
 * count that the patch changes is returned unchanged, the patched count is used. A count from a read during
 * the request was made after the effect, and stays.
 */
export function withoutLag<K extends Kind>(
  patch: InFlight<K>,
  base: EntityOf[K] | undefined,
  row: RowOf<K>,
): RowOf<K> {
  if (!base || patch.moved.size === 0) return row
  const done = effect(patch, base)
  const [held, answered] = [fields(base), fields(row.data)]
  const moves = new Set(changedCounts(base, done))
  const lagging = [...patch.moved].filter((key) => !moves.has(key) || answered[key] === held[key])
  return { ...row, data: withCounts(row.data, done, lagging) }
}
