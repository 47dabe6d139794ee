import type { Action } from '@/lib/actions/action'
import { passFocusToRow } from '@/lib/focus/pass-focus'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import { shareDismissed } from '../engine/share-dismissed'
import { notificationKeys } from '../keys'
import type { NotificationGroup } from '../model/group'
import { dismissGroup, idsOfGroup, withDismissed } from '../mutations'
import { rowMessages } from './messages'

/** Hides a group at once, and deletes it when it can no longer be undone. */
function dismissWithUndo(
  runtime: Runtime,
  group: NotificationGroup,
  intl: IntlShape,
  focusHolder: Element | null,
): void {
  const passFocus = passFocusToRow(focusHolder)
  startUndoable(
    runtime,
    {
      key: `dismiss ${group.key}`,
      text: intl.formatMessage(rowMessages.dismissed),
      show: () => {
        const change = runtime.cache.sets.begin(
          notificationKeys.dismissed(),
          withDismissed(idsOfGroup(group)),
        )
        return () => change.abort()
      },
      send: () => {
        const ids = idsOfGroup(group)
        const onDone = () => shareDismissed(runtime, { dismissed: ids })
        void runtime.run(dismissGroup, { key: group.key, ids }, { onDone })
      },
    },
    intl,
  )
  passFocus()
}

/** Dismisses a group. `focusHolder` returns the focused element, or the one that is about to get the focus back. */
export const dismissAction = (
  runtime: Runtime,
  group: NotificationGroup,
  intl: IntlShape,
  focusHolder: () => HTMLElement | null,
): Action<'dismiss'> => ({
  id: 'dismiss',
  label: rowMessages.dismiss,
  run: () => dismissWithUndo(runtime, group, intl, focusHolder()),
})
