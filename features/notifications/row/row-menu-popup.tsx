import { muteConversationIcons } from '@/features/statuses'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { CloseIcon, ExternalIcon } from '@/lib/ui/icons'
import type { OpenMenu } from '@/lib/ui/menu'
import { actionEntries, type ActionIcons } from '@/lib/ui/menu/action-entries'
import { useFixedEntries } from '@/lib/ui/menu/entries'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Status } from '@/schemas/entities'
import type { NotificationGroup } from '../model/group'
import { useServerPage } from './details/use-server-page'
import { groupActionsOf, type GroupAction } from './group-actions'

interface Props extends OpenMenu {
  group: NotificationGroup
  status: Status | undefined
}

const ICONS: ActionIcons<GroupAction['id']> = {
  serverPage: ExternalIcon,
  ...muteConversationIcons,
  dismiss: CloseIcon,
}

/** The open menu of a notification. */
export default function RowMenuPopup({ group, status, ...menu }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const serverPage = useServerPage(group)
  const entries = useFixedEntries(() => {
    // Closing the menu returns the focus to its button.
    const focusHolder = () => menu.anchor.current
    const actions = groupActionsOf(runtime, group, { intl, focusHolder, status, serverPage })
    return actionEntries(actions, ICONS, intl, { hasKeys: true })
  })
  return <MenuPopup {...menu} entries={entries} />
}
