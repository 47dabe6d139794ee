import * as z from 'zod/mini'
import type { Runtime } from '@/lib/runtime'
import { relationshipDto } from '@/schemas/accounts/relationship'
import type { Relationship } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'

/**
 * Loads the relationship with an account if it is unknown, since only a known one can show a change. If the server
 * does not answer, uses what its list implies.
 */
export async function needRelationship(
  { cache, loader }: Runtime,
  id: AccountId,
  implies: Partial<Relationship>,
): Promise<void> {
  if (cache.read('relationship', id)) return
  await loader.refresh({ kind: 'relationship', id })
  if (cache.read('relationship', id)) return
  // Stamped as the oldest answer, so that any later one replaces it.
  cache.ingest([{ kind: 'relationship', id, data: z.parse(relationshipDto, { id, ...implies }) }], 0)
}
