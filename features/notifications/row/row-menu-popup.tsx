import { useState } from 'react'
import { conversationMuteEntry } from '@/features/statuses'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { CloseIcon, ExternalIcon } from '@/lib/ui/icons'
import type { OpenMenu } from '@/lib/ui/menu'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Status } from '@/schemas/entities'
import type { NotificationGroup } from '../model/group'
import { dismissWithUndo } from './dismiss'
import { rowMessages } from './messages'
import { useServerPage } from './details/use-server-page'

interface Props extends OpenMenu {
  group: NotificationGroup
  status: Status | undefined
}

/** The open menu of a notification. */
export default function RowMenuPopup({ group, status, ...menu }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const page = useServerPage(group)
  // Fixed while the menu is open, so that no entry moves under the pointer.
  const [entries] = useState(() => [
    page && {
      kind: 'link' as const,
      label: intl.formatMessage(page.label),
      icon: <ExternalIcon size={18} />,
      href: page.href,
      external: true,
    },
    status && conversationMuteEntry(status, runtime, intl),
    {
      kind: 'item' as const,
      label: intl.formatMessage(rowMessages.dismiss),
      icon: <CloseIcon size={18} />,
      onSelect: () => dismissWithUndo(runtime, group, intl, menu.anchor.current),
    },
  ])
  return <MenuPopup {...menu} entries={entries} />
}
