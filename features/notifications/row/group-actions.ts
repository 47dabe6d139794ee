import { muteConversationAction } from '@/features/statuses'
import { opening, type Action } from '@/lib/actions/action'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { NotificationGroup } from '../model/group'
import type { LinkedServerPage } from './details/use-server-page'
import { dismissAction } from './dismiss'

interface Context {
  intl: IntlShape
  /** Returns the element in whose row the focus is, so that a dismissal passes it to the next row. */
  focusHolder: () => HTMLElement | null
  /** The post that the group is about; undefined where there is none. */
  status: Status | undefined
  serverPage: LinkedServerPage | null
}

export type GroupAction = Action<'serverPage' | 'muteConversation' | 'dismiss'>

/**
 * Returns what can be done with a group of notifications that is shown in a few lines. A group whose post is shown whole
 * has the actions of that post.
 */
export function groupActionsOf(
  runtime: Runtime,
  group: NotificationGroup,
  { intl, focusHolder, status, serverPage }: Context,
): GroupAction[] {
  const actions: (GroupAction | null | undefined)[] = [
    serverPage && { id: 'serverPage', label: serverPage.label, ...opening(serverPage.href) },
    status && muteConversationAction(runtime, status, intl),
    dismissAction(runtime, group, intl, focusHolder),
  ]
  return actions.filter((action) => action !== null && action !== undefined)
}
