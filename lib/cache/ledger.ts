import type { EntityOf, IdOf, Kind } from '@/schemas/entities'
import type { RowOf } from './row'

/** An entity as fields by name, to find the counts that a patch changes. */
type Fields = Readonly<Record<string, unknown>>

/** A change in flight. */
export interface InFlight<K extends Kind> {
  apply: (entity: EntityOf[K]) => EntityOf[K]
  /** Names of the counts that it changed. */
  changedNames: Set<string>
  /**
   * True when applying it twice differs from applying it once. Such a patch cannot detect that an answer already
   * contains it.
   */
  delta: boolean
  /** Names of the counts that a read has changed since: a delta patch no longer changes them. */
  readSince: Set<string>
}

/** An entity with changes in flight: the value of the server (`base`), and the changes. */
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

/** Applies a patch, except to counts that a read has changed since. */
export function applyPatch<K extends Kind>(patch: InFlight<K>, entity: EntityOf[K]): EntityOf[K] {
  const next = patch.apply(entity)
  return next === entity ? entity : withCounts(next, entity, patch.readSince)
}

/** Returns the value to show: the base with every change in flight applied. */
export const applyPatches = <K extends Kind>({ base, patches }: LedgerEntry<K>): EntityOf[K] | undefined =>
  patches.reduce((view, patch) => view && applyPatch(patch, view), base)

/** Adds a change in flight. */
export function addPatch<K extends Kind>(
  entry: LedgerEntry<K>,
  apply: (entity: EntityOf[K]) => EntityOf[K],
): InFlight<K> {
  const patch: InFlight<K> = { apply, changedNames: new Set(), delta: false, readSince: new Set() }
  if (entry.base) {
    const once = apply(entry.base)
    patch.delta = once !== entry.base && changedCounts(once, apply(once)).length > 0
  }
  entry.patches.push(patch)
  trackCounts(entry, undefined)
  return patch
}

/**
 * Updates the counts of all patches after the base changed. `before` is the base that a read replaced; undefined
 * when a commit replaced it.
 */
export function trackCounts<K extends Kind>(entry: LedgerEntry<K>, before: EntityOf[K] | undefined): void {
  const { base } = entry
  if (!base) return
  for (const patch of entry.patches) {
    if (patch.delta && before)
      for (const key of changedCounts(before, base)) if (patch.changedNames.has(key)) patch.readSince.add(key)
    for (const key of changedCounts(base, patch.apply(base))) patch.changedNames.add(key)
  }
}

/**
 * Corrects the counts in the answer to a mutation. Servers may answer before they have counted, so when the
 * answer has the old value of a count that the patch changes, the patched count is used. A count that a read
 * changed during the request already includes the mutation, and stays.
 */
export function ignoreLaggedCounts<K extends Kind>(
  patch: InFlight<K>,
  base: EntityOf[K] | undefined,
  row: RowOf<K>,
): RowOf<K> {
  if (!base || patch.changedNames.size === 0) return row
  const done = applyPatch(patch, base)
  const [current, answered] = [fields(base), fields(row.data)]
  const moves = new Set(changedCounts(base, done))
  const lagging = [...patch.changedNames].filter((key) => !moves.has(key) || answered[key] === current[key])
  return { ...row, data: withCounts(row.data, done, lagging) }
}
