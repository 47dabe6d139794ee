import { pushToast } from '@/lib/alerts'
import { command } from '@/lib/bus'
import { passFocusToRow } from '@/lib/focus/pass-focus'
import type { IntlShape } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import { paths } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import { notificationKeys } from '../keys'
import { answerRequests } from '../mutations'
import { expectMerging } from './merging'
import { messages } from './messages'
import { withoutRequests } from './request-list'

/** Accepts requests: their notifications and future ones of the senders are shown. */
export async function acceptRequests(
  runtime: Runtime,
  ids: readonly string[],
  intl: IntlShape,
): Promise<boolean> {
  const passFocus = passFocusToRow()
  const done = runtime.run(
    answerRequests,
    { ids, answer: 'accept' },
    {
      onDone: () =>
        expectMerging(runtime, () =>
          pushToast({
            kind: 'success',
            text: () => intl.formatMessage(messages.merged),
            key: `merged ${runtime.identity.key}`,
            identity: runtime.identity.key,
            action: {
              label: () => intl.formatMessage(messages.showMerged),
              run: () => void command('goTo', { identity: runtime.identity.key, path: paths.notifications }),
            },
          }),
        ),
    },
  )
  passFocus()
  return done
}

/** Dismisses the request of one sender, which can be undone for some seconds. */
export function dismissRequest(runtime: Runtime, id: string, name: string, intl: IntlShape): void {
  const passFocus = passFocusToRow()
  startUndoable(
    runtime,
    {
      key: `dismiss ${id}`,
      text: () => intl.formatMessage(messages.dismissed, { name }),
      show: () => {
        const shown = runtime.cache.sets.begin(notificationKeys.requests(), withoutRequests([id]))
        return () => shown.abort()
      },
      send: () => void runtime.run(answerRequests, { ids: [id], answer: 'dismiss' }),
    },
    intl,
  )
  passFocus()
}

/** Accepts or dismisses the selected requests after a confirmation. Resolves to true when it was confirmed. */
export async function answerSelected(
  runtime: Runtime,
  ids: readonly string[],
  answer: 'accept' | 'dismiss',
  intl: IntlShape,
): Promise<boolean> {
  const isAccept = answer === 'accept'
  const yes = await confirm(
    (currentIntl) => ({
      title: currentIntl.formatMessage(isAccept ? messages.acceptTitle : messages.dismissTitle, {
        count: ids.length,
      }),
      text: currentIntl.formatMessage(isAccept ? messages.acceptText : messages.dismissText),
      confirm: currentIntl.formatMessage(isAccept ? messages.accept : messages.dismiss),
      danger: !isAccept,
    }),
    runtime.identity.key,
  )
  if (!yes) return false
  if (isAccept) void acceptRequests(runtime, ids, intl)
  else void runtime.run(answerRequests, { ids, answer: 'dismiss' })
  return true
}
