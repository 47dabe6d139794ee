import type { EntityOf, IdOf, Kind } from '@/schemas/entities'
import { entityHash, isKind } from './keys'

type RefRules = { [K in Kind]: (entity: EntityOf[K]) => string[] }

const RULES: RefRules = {
  status(status) {
    const found = [entityHash('account', status.account)]
    if (status.reblog) found.push(entityHash('status', status.reblog))
    if (status.poll) found.push(entityHash('poll', status.poll))
    if (status.quote?.status) found.push(entityHash('status', status.quote.status))
    for (const author of status.card?.authors ?? [])
      if (author.account) found.push(entityHash('account', author.account))
    return found
  },
  // Keeps the relationship with its account, as rows of accounts read both.
  account: (account) => [
    entityHash('relationship', account.id),
    ...(account.moved ? [entityHash('account', account.moved)] : []),
  ],
  relationship: () => [],
  poll: () => [],
}

/** Hashes of the entities that an entity refers to. */
export const entityRefs = <K extends Kind>(kind: K, entity: EntityOf[K]): string[] => RULES[kind](entity)

/** Hashes of ids of one kind. */
export const idRefs = <K extends Kind>(kind: K, ids: readonly IdOf[K][]): string[] =>
  ids.map((id) => entityHash(kind, id))

const asRecord = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

/**
 * Hashes of the entities that a list without a registered rule refers to: pages, or data of the shape `{kind,
 * ids}`. Empty for anything else.
 */
export function listRefs(data: unknown): string[] {
  const record = asRecord(data)
  if (!record) return []
  if (Array.isArray(record['pages'])) return record['pages'].flatMap(listRefs)
  const { kind, ids } = record
  if (!isKind(kind) || !Array.isArray(ids)) return []
  return (ids as IdOf[Kind][]).map((id) => entityHash(kind, id as never))
}
