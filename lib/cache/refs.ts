import type { IdOf, Kind } from '@/schemas/entities'
import { entityHash } from './keys'
import type { KindRegistry } from './kinds/kind'

/** Returns the hashes (`entityHash`) of entities of one kind: what a list of these ids refers to. */
export const idRefs = <K extends Kind>(kind: K, ids: readonly IdOf[K][]): string[] =>
  ids.map((id) => entityHash(kind, id))

const asRecord = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

/**
 * Returns the hashes of the entities that the data of a query without registered rules refer to: of the shape
 * `{ kind, ids }`, or `{ pages }` of this shape. Empty for anything else.
 */
export function listRefs(kinds: KindRegistry, data: unknown): string[] {
  const record = asRecord(data)
  if (!record) return []
  if (Array.isArray(record['pages'])) return record['pages'].flatMap((page) => listRefs(kinds, page))
  const { kind, ids } = record
  if (!kinds.has(kind) || !Array.isArray(ids)) return []
  return (ids as IdOf[Kind][]).map((id) => entityHash<Kind>(kind, id))
}
