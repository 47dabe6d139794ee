import { blockAccount, emitHidden, muteAccount, withBlock, withMute } from '@/features/accounts'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import type { Account } from '@/schemas/entities'
import { needRelationship } from '../need-relationship'
import type { HiddenKind } from './hidden-accounts-list'
import { messages } from './messages'

/** Unblocks or unmutes an account, which can be undone for some seconds before it is sent. */
export async function release(
  runtime: Runtime,
  kind: HiddenKind,
  { id, acct }: Pick<Account, 'id' | 'acct'>,
  intl: IntlShape,
): Promise<void> {
  const isBlock = kind === 'blocks'
  await needRelationship(runtime, id, isBlock ? { blocking: true } : { muting: true })
  const onDone = () => {
    const known = runtime.cache.read('relationship', id)
    emitHidden(runtime, { accountId: id, hidden: Boolean(known?.blocking || known?.muting) })
  }
  startUndoable(
    runtime,
    {
      key: `release ${kind} ${id}`,
      text: intl.formatMessage(isBlock ? messages.unblocked : messages.unmuted, { acct }),
      show: () => {
        const change = runtime.cache.begin('relationship', id, isBlock ? withBlock(false) : withMute(false))
        return () => change.abort()
      },
      send: () => {
        const args = { id, on: false }
        void (isBlock
          ? runtime.run(blockAccount, args, { onDone })
          : runtime.run(muteAccount, args, { onDone }))
      },
    },
    intl,
  )
}
