import { nameOf } from '@/features/accounts'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable, undoPending } from '@/lib/runtime/undoable'
import type { CollectionId } from '@/schemas/collection'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { excludePerson, includePerson } from '../mutations'
import { withoutPerson } from '../patches'

const messages = defineMessages({
  removed: {
    id: 'collection.removed',
    defaultMessage: 'Removed {name}',
    description: 'Notice after removing an account from a collection, with an Undo button; {name}: its name',
  },
})

const keyOf = (id: CollectionId, account: AccountId) => `remove ${account} from collection ${id}`

/** Time in ms after which the answer of another server about an account is read. */
const ANSWER_DELAYS = [6_000, 30_000]

/** Adds an account to a collection of the user, or undoes a removal that is not sent yet. */
export async function addPerson(runtime: Runtime, id: CollectionId, account: AccountId): Promise<boolean> {
  if (undoPending(runtime, keyOf(id, account))) return true
  const isDone = await runtime.run(includePerson, { id, account })
  if (isDone) awaitConsent(runtime, id, account)
  return isDone
}

/** Reads a collection again while the server of an account has not answered yet. */
function awaitConsent(runtime: Runtime, id: CollectionId, account: AccountId): void {
  const { cache, loader } = runtime
  const isPending = () =>
    cache
      .base('collection', id)
      ?.items.some((item) => item.account_id === account && item.state === 'pending')
  if (!isPending()) return
  const timers = ANSWER_DELAYS.map((delay) =>
    setTimeout(() => {
      if (isPending() && !cache.hasOpenChanges('collection', id))
        void loader.refresh({ kind: 'collection', id })
    }, delay),
  )
  runtime.onClose(() => {
    for (const timer of timers) clearTimeout(timer)
  })
}

/** Removes an account from a collection of the user after 10 s; until then it can be undone, and keeps its place. */
export const removePerson = (runtime: Runtime, id: CollectionId, account: Account, intl: IntlShape): void =>
  startUndoable(
    runtime,
    {
      key: keyOf(id, account.id),
      text: () => intl.formatMessage(messages.removed, { name: nameOf(account) }),
      show() {
        const change = runtime.cache.begin('collection', id, withoutPerson(account.id))
        return () => change.abort()
      },
      send: () => void runtime.run(excludePerson, { id, account: account.id }),
    },
    intl,
  )
