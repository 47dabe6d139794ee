import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { entityHash } from '@/lib/cache'
import { useRuntime, type Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'

/** True for an account that the user could follow and does not; false while the relationship is unknown. */
function isNew({ cache, me }: Runtime, id: AccountId): boolean {
  const account = cache.read('account', id)
  const to = cache.read('relationship', id)
  if (id === me || !account || !to || account.suspended || account.moved) return false
  return !to.following && !to.requested && !to.blocking && !to.blocked_by && !to.muting
}

/** Returns the accounts that the user does not follow yet. Their relationships are requested together. */
export function useNewPeople(ids: readonly AccountId[]): readonly AccountId[] {
  const runtime = useRuntime()
  const { cache, listeners, loader, me } = runtime
  const subscribe = useCallback(
    (listener: () => void) => {
      if (me === null) return () => {}
      const ends = ids.map((id) => {
        if (id !== me && !cache.read('relationship', id)) loader.need('relationship', id)
        return listeners.listen(entityHash('relationship', id), listener)
      })
      return () => {
        for (const end of ends) end()
      }
    },
    [ids, cache, listeners, loader, me],
  )
  // A string, so that equal lists are the same snapshot.
  const read = () => (me === null ? '' : ids.filter((id) => isNew(runtime, id)).join())
  const shown = useSyncExternalStore(subscribe, read, read)
  return useMemo(() => (shown === '' ? [] : (shown.split(',') as AccountId[])), [shown])
}
