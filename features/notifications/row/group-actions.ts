import { muteConversationAction } from '@/features/statuses'
import { opening, type Action } from '@/lib/actions/action'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { NotificationGroup } from '../model/group'
import type { ServerPage } from './details/server-page'
import { dismissAction } from './dismiss'

interface Context {
  intl: IntlShape
  /** As for `dismissAction`. */
  holder: () => HTMLElement | null
  /** The post that the group is about. */
  status: Status | undefined
  /** The page of the home server about the group, with its whole address. */
  page: (ServerPage & { readonly href: string }) | null
}

export type GroupAction = Action<'serverPage' | 'muteConversation' | 'dismiss'>

/** Returns what can be done with a group of notifications; the actions on a whole post are those of the post. */
export function groupActionsOf(
  runtime: Runtime,
  group: NotificationGroup,
  { intl, holder, status, page }: Context,
): GroupAction[] {
  const all: (GroupAction | null | undefined)[] = [
    page && { id: 'serverPage', label: page.label, ...opening(page.href) },
    status && muteConversationAction(runtime, status, intl),
    dismissAction(runtime, group, intl, holder),
  ]
  return all.filter((action) => action !== null && action !== undefined)
}
