import { followAccount, unfollowAccount } from '@/features/accounts'
import { createLongWork, type WorkOutcome } from '@/lib/actions/long-work'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'

/** Follows many people of a runtime, or ends that, also while another page is open. */
export function createFollowAll(runtime: Runtime) {
  const work = createLongWork<AccountId>(runtime)
  const { cache } = runtime
  return {
    ...work,
    /** Null while an earlier run is not finished. */
    async start(ids: readonly AccountId[], on = true): Promise<WorkOutcome<AccountId> | null> {
      const { me } = runtime
      if (me === null) return null
      return work.start({
        items: ids,
        send(id, handlers) {
          const subject = {
            id,
            me,
            locked: cache.read('account', id)?.locked ?? false,
            following: cache.read('relationship', id)?.following ?? false,
          }
          return on
            ? runtime.run(followAccount, subject, handlers)
            : runtime.run(unfollowAccount, subject, handlers)
        },
      })
    },
  }
}
