import { blockAccount, emitHidden, muteAccount, withBlock, withMute } from '@/features/accounts'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import type { Account } from '@/schemas/entities'
import { ensureRelationship } from '../ensure-relationship'
import type { HiddenKind } from './hidden-accounts-list'
import { messages } from './messages'

/** Unblocks or unmutes an account. It can be undone for some seconds, and is sent after them. */
export async function unhideAccount(
  runtime: Runtime,
  kind: HiddenKind,
  { id, acct }: Pick<Account, 'id' | 'acct'>,
  intl: IntlShape,
): Promise<void> {
  const isBlock = kind === 'blocks'
  await ensureRelationship(runtime, id, isBlock ? { blocking: true } : { muting: true })
  const onDone = () => {
    // An account that was both blocked and muted is still hidden.
    const relationship = runtime.cache.read('relationship', id)
    emitHidden(runtime, {
      accountId: id,
      hidden: Boolean(relationship?.blocking || relationship?.muting),
    })
  }
  startUndoable(
    runtime,
    {
      key: `unhide ${kind} ${id}`,
      text: () => intl.formatMessage(isBlock ? messages.unblocked : messages.unmuted, { acct }),
      show: () => {
        const change = runtime.cache.begin('relationship', id, isBlock ? withBlock(false) : withMute(false))
        return () => change.abort()
      },
      send: () => {
        const args = { id, on: false }
        if (isBlock) void runtime.run(blockAccount, args, { onDone })
        else void runtime.run(muteAccount, args, { onDone })
      },
    },
    intl,
  )
}
