import type { EntityOf, IdOf, Kind } from '@/schemas/entities'
import type { RowOf } from './row'

/** An entity read as fields by name: the counts that a patch moves are found by looking. */
type Fields = Readonly<Record<string, unknown>>

/** One change in flight. */
export interface InFlight<K extends Kind> {
  apply: (entity: EntityOf[K]) => EntityOf[K]
  /** Counts that it moved at some time. */
  moved: Set<string>
  /** Whether applying it twice differs from once: such a patch cannot see that an answer already contains it. */
  delta: boolean
  /** Counts of a delta patch that a read has brought meanwhile: they are believed, not moved again. */
  told: Set<string>
}

/** An entity with changes in flight: what the server said, and what the person did since. */
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

/** The patch applied, counts aside that a read already brought. */
export function effect<K extends Kind>(patch: InFlight<K>, entity: EntityOf[K]): EntityOf[K] {
  const next = patch.apply(entity)
  return next === entity ? entity : withCounts(next, entity, patch.told)
}

/** What people see: the base with every change in flight. */
export const fold = <K extends Kind>({ base, patches }: LedgerEntry<K>): EntityOf[K] | undefined =>
  patches.reduce((view, patch) => view && effect(patch, view), base)

/** A patch entered against the base as it is now. */
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
 * Brings the books up to date after the base changed. `before` is the base that a *read* replaced; undefined when
 * it was our own doing.
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
 * The answer to a mutation with counts that can be believed (demand 19): servers answer before they have counted,
 * so a count that the patch moves and that comes back unchanged lags, and ours is taken. A count that a read
 * brought while the request was out was made after the effect, and stays.
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
