import { pushToast } from '@/lib/alerts'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable, undoPending } from '@/lib/runtime/undoable'
import { blockServer } from '../../mutations'
import { messages } from '../messages'
import { emitHidden } from '../share-hidden'

const keyOf = (domain: string) => `block domain ${domain}`

/** Removes the follows in both directions with a server from the cache, and reloads the user's counts. */
function endFollows({ cache, loader, me }: Runtime, domain: string): void {
  for (const id of cache.accountsOf(domain))
    cache.adjust('relationship', id, (relationship) => ({
      ...relationship,
      following: false,
      followed_by: false,
      requested: false,
      notifying: false,
    }))
  if (me !== null) void loader.refresh({ kind: 'account', id: me })
}

/**
 * Blocks a server. Its accounts disappear at once; the block is sent after some seconds, since unblocking
 * would not restore the follows that it ends. Until then it can be undone.
 */
export function blockDomain(runtime: Runtime, domain: string, intl: IntlShape): void {
  let isSent = false
  const setHidden = (hidden: boolean, early = false) => emitHidden(runtime, { domain, hidden, early })
  startUndoable(
    runtime,
    {
      key: keyOf(domain),
      text: () => intl.formatMessage(messages.domainBlocked, { domain }),
      show: () => {
        setHidden(true, true)
        return () => {
          if (!isSent) setHidden(false)
        }
      },
      send: () => {
        isSent = true
        const outcome = {
          onDone: () => {
            endFollows(runtime, domain)
            // Emit again: lists of blocks are reloaded, and only now does the server include this one.
            setHidden(true)
          },
          onFailed: () => setHidden(false),
        }
        void runtime.run(blockServer, { domain, on: true }, outcome)
      },
    },
    intl,
  )
}

/** Unblocks a server; its posts return. Undoes a block that is not sent yet. */
export function endDomainBlock(runtime: Runtime, domain: string, intl: IntlShape): void {
  if (undoPending(runtime, keyOf(domain))) return
  const onDone = () => {
    emitHidden(runtime, { domain, hidden: false })
    pushToast({
      kind: 'success',
      text: () => intl.formatMessage(messages.domainUnblocked, { domain }),
      identity: runtime.identity.key,
    })
  }
  void runtime.run(blockServer, { domain, on: false }, { onDone })
}
