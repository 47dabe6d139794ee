import * as z from 'zod/mini'
import { updateListTimeline } from '@/features/timelines'
import type { Runtime } from '@/lib/runtime'
import { defineShare } from '@/lib/runtime/define-share'
import { listDto } from '@/schemas/list'
import { id } from '@/schemas/primitives'
import { forgetList } from './check-list'
import { listKeys } from './keys'
import { withList } from './patches'

const change = z.union([
  /** A list that was created or changed. */
  z.object({ saved: listDto }),
  z.object({ deleted: id<'list'>() }),
  /** An account that was added to a list or removed from it. */
  z.object({ listId: id<'list'>(), accountId: id<'account'>(), isMember: z.boolean() }),
])

type ListChange = z.output<typeof change>

/** Shows a change of another tab, where the data that it changes are loaded. */
function apply(runtime: Runtime, made: ListChange): void {
  const { cache, client } = runtime
  if ('saved' in made) cache.sets.adjust(listKeys.all(), withList(made.saved))
  else if ('deleted' in made) {
    forgetList(runtime, made.deleted)
    cache.sets.adjust(listKeys.one(made.deleted), () => null)
  } else {
    const { listId, accountId, isMember } = made
    client.setQueryData(listKeys.member(listId, accountId), isMember)
    updateListTimeline(runtime, listId, isMember ? null : accountId)
  }
}

/** Changes of lists. */
export const listChanges = defineShare({ name: 'lists', change, apply })
