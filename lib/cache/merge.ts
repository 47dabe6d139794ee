import { replaceEqualDeep } from '@tanstack/react-query'
import type { EntityOf, Kind } from '@/schemas/entities'

export interface MergeMode {
  /** True when the answer was requested no earlier than the cached value. */
  newer: boolean
  /** A streamed payload, made for every viewer: it has no viewer fields and may be late. */
  partial: boolean
}

/** Merges an answer into the cached value. */
export type MergeRule<K extends Kind> = (
  base: EntityOf[K],
  incoming: EntityOf[K],
  mode: MergeMode,
) => EntityOf[K]

/** How answers about an entity of a kind are merged. */
export interface MergeRules<K extends Kind> {
  /** Default: a newer answer replaces the fields it has, an older one is ignored. */
  merge?: MergeRule<K>
  /** Fields that depend on the viewer. Streamed payloads have false or nothing there. */
  viewerFields?: ReadonlySet<keyof EntityOf[K]>
}

/** Overlays the defined fields of `incoming` on `base`, except those that `skip` names. */
export function overlay<T extends object>(base: T, incoming: T, skip: (key: keyof T) => boolean): T {
  const next = { ...base }
  for (const key of Object.keys(incoming) as (keyof T)[]) {
    const value = incoming[key]
    if (value !== undefined && !skip(key)) next[key] = value
  }
  return next
}

/** True for a count that is known already: counts of streamed payloads may be old, so they only fill in unknown ones. */
export const isKnownCount = <T extends object>(base: T, key: keyof T) =>
  typeof base[key] === 'number' && String(key).endsWith('_count')

/**
 * Merges an answer into the cached value by the rules of its kind. Absent fields are kept, including those of the
 * client (`gone`, `hidden`). Returns `base` itself when nothing changed.
 */
export function mergeEntity<K extends Kind>(
  { merge, viewerFields }: MergeRules<K>,
  base: EntityOf[K] | undefined,
  incoming: EntityOf[K],
  mode: MergeMode,
): EntityOf[K] {
  const { newer, partial } = mode
  if (base === undefined) {
    if (!partial || !viewerFields) return incoming
    const isViewerField = (key: string) => viewerFields.has(key as keyof EntityOf[K])
    return Object.fromEntries(Object.entries(incoming).filter(([key]) => !isViewerField(key))) as EntityOf[K]
  }
  const skip = (key: keyof EntityOf[K]) => partial && (viewerFields?.has(key) || isKnownCount(base, key))
  const next = merge ? merge(base, incoming, mode) : newer ? overlay(base, incoming, skip) : base
  return next === base ? base : replaceEqualDeep(base, next)
}
