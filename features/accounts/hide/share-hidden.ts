import * as z from 'zod/mini'
import { emitFact } from '@/lib/bus'
import type { Runtime } from '@/lib/runtime'
import { openTabChannel } from '@/lib/util/tab-channel'
import { id } from '@/schemas/primitives'
import { followFeeds } from './share-feeds'
import { followPending } from './share-pending'

const change = z.union([
  z.object({ accountId: id<'account'>(), hidden: z.boolean(), early: z.optional(z.boolean()) }),
  z.object({ domain: z.string(), hidden: z.boolean(), early: z.optional(z.boolean()) }),
])

/** An account or a server that was hidden or shown again; `early` before the server knows. */
export type HiddenChange = z.output<typeof change>

function emit(identity: string, hiddenChange: HiddenChange): void {
  const { hidden, early } = hiddenChange
  if ('domain' in hiddenChange)
    emitFact(hidden ? 'domainHidden' : 'domainShown', { identity, domain: hiddenChange.domain, early })
  else
    emitFact(hidden ? 'accountHidden' : 'accountShown', {
      identity,
      accountId: hiddenChange.accountId,
      early,
    })
}

/** Creates the function that emits facts about hidden accounts in every tab, and repeats those of other tabs here. */
function createShare(runtime: Runtime) {
  const identity = runtime.identity.key
  const channel = openTabChannel(`skein:hidden:${identity}`)
  channel?.onMessage((message) => {
    const read = z.safeParse(change, message)
    if (read.success) emit(identity, read.data)
  })
  runtime.onClose(() => channel?.close())
  return (hiddenChange: HiddenChange) => {
    emit(identity, hiddenChange)
    channel?.send(hiddenChange)
  }
}

/** Shares with other tabs which accounts are hidden or shown again, and emits their facts here. */
export function followHidden(runtime: Runtime): void {
  runtime.service(createShare)
  followFeeds(runtime)
  followPending(runtime)
}

/** Emits the fact that an account or a server is hidden or shown again, in every tab. */
export const emitHidden = (runtime: Runtime, hiddenChange: HiddenChange): void =>
  runtime.service(createShare)(hiddenChange)
