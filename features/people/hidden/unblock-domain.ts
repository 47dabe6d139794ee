import { blockServer, emitHidden } from '@/features/accounts'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import { peopleKeys } from '../keys'
import { withoutDomain } from './domain-list'
import { messages } from './messages'

/** Unblocks a server. It can be undone for some seconds, and is sent after them. */
export function unblockDomain(runtime: Runtime, domain: string, intl: IntlShape): void {
  const remove = () => runtime.cache.sets.begin(peopleKeys.domainBlocks(), withoutDomain(domain))
  const send = async () => {
    const removed = remove()
    const onDone = () => emitHidden(runtime, { domain, hidden: false })
    if (await runtime.run(blockServer, { domain, on: false }, { onDone })) removed.commit()
    else removed.abort()
  }
  startUndoable(
    runtime,
    {
      key: `unblock domain ${domain}`,
      text: () => intl.formatMessage(messages.domainUnblocked, { domain }),
      show: () => {
        const removed = remove()
        return () => removed.abort()
      },
      send: () => void send(),
    },
    intl,
  )
}
