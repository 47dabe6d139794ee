import * as z from 'zod/mini'
import type { Runtime } from '@/lib/runtime'
import { relationshipDto } from '@/schemas/accounts/relationship'
import type { Relationship } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'

/**
 * Loads the relationship with an account unless it is cached, because only a cached one can show a change. Without an
 * answer, stores what the list with the account implies, e.g. that it is blocked. Never throws.
 */
export async function ensureRelationship(
  { cache, loader }: Runtime,
  id: AccountId,
  implies: Partial<Relationship>,
): Promise<void> {
  const isCached = () => cache.read('relationship', id) !== undefined
  if (isCached()) return
  await loader.refresh({ kind: 'relationship', id })
  if (isCached()) return
  // The stamp 0 makes it the oldest answer, so that any other replaces it.
  cache.ingest([{ kind: 'relationship', id, data: z.parse(relationshipDto, { id, ...implies }) }], 0)
}
