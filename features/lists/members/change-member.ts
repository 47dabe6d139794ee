import { plainName } from '@/features/session'
import { updateListTimeline } from '@/features/timelines'
import { pushToast } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import { keyWithin, type Runtime } from '@/lib/runtime'
import type { AccountId, ListId } from '@/schemas/primitives'
import { checkList } from '../check-list'
import { listKeys } from '../keys'
import { messages } from '../messages'
import { setMember } from '../mutations'
import { listChanges } from '../share-changes'

/** Time in ms after a change in which an answer may belong to a request sent before the change. */
const ANSWER_TIME = 60_000

/** Adds an account to a list, or removes it. Shown at once; the timeline of the list follows. */
export function changeMember(
  runtime: Runtime,
  listId: ListId,
  accountId: AccountId,
  on: boolean,
): Promise<boolean> {
  const key = listKeys.member(listId, accountId)
  if (!runtime.cache.sets.hasOpenChanges(key))
    runtime.client.setQueryData(key, !on, { updatedAt: Date.now() + ANSWER_TIME })
  return runtime.run(
    setMember,
    { listId, accountId, on },
    {
      onDone: () => {
        updateListTimeline(runtime, listId, on ? null : accountId)
        listChanges.send(runtime, { listId, accountId, isMember: on })
      },
      onFailed: (error) => {
        if (isApiError(error, 'notFound')) void checkList(runtime, listId)
      },
    },
  )
}

/** Removes a member, with a notice that offers to add it again. */
export async function removeMember(
  runtime: Runtime,
  listId: ListId,
  accountId: AccountId,
  intl: IntlShape,
): Promise<void> {
  const account = runtime.cache.read('account', accountId)
  const isDone = await changeMember(runtime, listId, accountId, false)
  // Skip the notice if the member was added again before the removal was sent.
  if (!isDone || !account || runtime.client.getQueryData(listKeys.member(listId, accountId)) === true) return
  pushToast({
    kind: 'success',
    text: () => intl.formatMessage(messages.removed, { name: plainName(account) }),
    key: `list ${keyWithin(runtime.identity, `${listId}/${accountId}`)}`,
    identity: runtime.identity.key,
    action: {
      label: () => intl.formatMessage(messages.undo),
      undo: true,
      run: () => void changeMember(runtime, listId, accountId, true),
    },
  })
}
