import type { IdOf, Kind } from '@/schemas/entities'
import { entityHash } from './keys'
import type { KindRegistry } from './kinds/kind'

/** Hashes of ids of one kind. */
export const idRefs = <K extends Kind>(kind: K, ids: readonly IdOf[K][]): string[] =>
  ids.map((id) => entityHash(kind, id))

const asRecord = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

/**
 * Hashes of the entities that a list without a registered rule refers to: pages, or data of the shape `{kind,
 * ids}`. Empty for anything else.
 */
export function listRefs(kinds: KindRegistry, data: unknown): string[] {
  const record = asRecord(data)
  if (!record) return []
  if (Array.isArray(record['pages'])) return record['pages'].flatMap((page) => listRefs(kinds, page))
  const { kind, ids } = record
  if (!kinds.has(kind) || !Array.isArray(ids)) return []
  return (ids as IdOf[Kind][]).map((id) => entityHash<Kind>(kind, id))
}
