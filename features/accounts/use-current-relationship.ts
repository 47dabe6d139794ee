import { useEffect } from 'react'
import { entityKey } from '@/lib/cache'
import { useEntity, useRuntime } from '@/lib/runtime'
import type { Relationship } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'

/** Age in ms from which a relationship is requested again. */
const FRESH_TIME = 30_000

/**
 * Returns the relationship with an account that was just opened; undefined for the user and for visitors. An older one is
 * shown while it is requested again: it may have changed on another device, and no stream says so.
 */
export function useCurrentRelationship(id: AccountId): Relationship | undefined {
  const { me, cache, client, loader } = useRuntime()
  const subjectId = me === null || me === id ? null : id
  useEffect(() => {
    if (subjectId === null) return
    const state = client.getQueryState(entityKey('relationship', subjectId))
    // A missing one is requested by useEntity.
    if (state?.data === undefined) return
    // A relationship stored by an earlier visit may lack the last change before a reload.
    const isFresh = Date.now() - state.dataUpdatedAt < FRESH_TIME
    if (isFresh && !cache.isRestored('relationship', subjectId)) return
    void loader.refresh({ kind: 'relationship', id: subjectId })
  }, [cache, client, loader, subjectId])
  return useEntity('relationship', subjectId)
}
