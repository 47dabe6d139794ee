import type { Action } from '@/lib/actions/action'
import { passFocusToRow } from '@/lib/focus/pass-focus'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import { notificationEngines } from '../engine/engines'
import { shareDismissed } from '../engine/share-dismissed'
import { notificationKeys } from '../keys'
import type { NotificationGroup } from '../model/group'
import { dismissalOf, withDismissed } from '../model/visible-group'
import { dismissGroup } from '../mutations'
import { hasServerGroups } from '../queries'
import { rowMessages } from './messages'

/** Hides a group at once, and deletes it when it can no longer be undone. */
function dismissWithUndo(
  runtime: Runtime,
  group: NotificationGroup,
  intl: IntlShape,
  focusHolder: Element | null,
): void {
  const passFocus = passFocusToRow(focusHolder)
  // Evaluated again when it is sent: the group may have grown.
  const dismissal = () => {
    const known = [...notificationEngines(runtime)].flatMap(({ store }) => Object.values(store.all))
    return dismissalOf(group, hasServerGroups(runtime), known)
  }
  startUndoable(
    runtime,
    {
      key: `dismiss ${group.key}`,
      text: () => intl.formatMessage(rowMessages.dismissed),
      show: () => {
        const change = runtime.cache.sets.begin(notificationKeys.dismissed(), withDismissed(dismissal()))
        return () => change.abort()
      },
      send: () => {
        const { ids, group: whole } = dismissal()
        const onDone = () => shareDismissed(runtime, { dismissed: ids, group: whole })
        void runtime.run(dismissGroup, { key: group.key, ids }, { onDone })
      },
    },
    intl,
  )
  passFocus()
}

/**
 * Dismisses a group; null where the server cannot delete single notifications. `focusHolder` returns the focused element,
 * or the one that is about to get the focus back.
 */
export const dismissAction = (
  runtime: Runtime,
  group: NotificationGroup,
  intl: IntlShape,
  focusHolder: () => HTMLElement | null,
): Action<'dismiss'> | null =>
  runtime.http.capabilities.tries('dismissNotification')
    ? {
        id: 'dismiss',
        label: rowMessages.dismiss,
        run: () => dismissWithUndo(runtime, group, intl, focusHolder()),
      }
    : null
