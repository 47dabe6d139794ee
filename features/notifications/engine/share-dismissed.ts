import * as z from 'zod/mini'
import type { Runtime } from '@/lib/runtime'
import { openTabChannel } from '@/lib/util/tab-channel'
import { createEmitter } from '@/lib/util/emitter'
import { id } from '@/schemas/primitives'
import { notificationKeys } from '../keys'
import { withDismissed } from '../model/visible-group'
import { notificationEngines } from './engines'

const change = z.union([
  z.object({ cleared: z.literal(true) }),
  z.object({
    dismissed: z.readonly(z.array(id<'notification'>())),
    // Missing in messages of older versions.
    group: z._default(z.nullable(z.string()), null),
  }),
])

/** Notifications that the server deleted for the user: all of them, or some. */
type DismissedChange = z.output<typeof change>

function createShare(runtime: Runtime) {
  const changes = createEmitter<DismissedChange>()
  const channel = openTabChannel(`skein:dismissed:${runtime.identity.key}`)
  function apply(made: DismissedChange) {
    if ('dismissed' in made)
      runtime.cache.sets.adjust(
        notificationKeys.dismissed(),
        withDismissed({ ids: made.dismissed, group: made.group }),
      )
    else for (const engine of notificationEngines(runtime)) engine.reload()
    changes.emit(made)
  }
  channel?.onMessage((message) => {
    const read = z.safeParse(change, message)
    if (read.success) apply(read.data)
  })
  runtime.onClose(() => channel?.close())
  return {
    announce(made: DismissedChange) {
      apply(made)
      channel?.send(made)
    },
    listen: changes.subscribe,
  }
}

/** Follows the notifications that were deleted, here or in another tab; returns the unsubscriber. */
export const onDismissed = (runtime: Runtime, listener: (made: DismissedChange) => void): (() => void) =>
  runtime.service(createShare).listen(listener)

/** The server deleted notifications: shows that in every list, in every tab. */
export const shareDismissed = (runtime: Runtime, made: DismissedChange): void =>
  runtime.service(createShare).announce(made)
