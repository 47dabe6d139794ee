import { useIntl } from '@/lib/i18n'
import { MoreIcon } from '@/lib/ui/icons'
import { lazyPart } from '@/lib/ui/lazy-part'
import { Menu, type OpenMenu } from '@/lib/ui/menu'
import type { Status } from '@/schemas/entities'
import type { NotificationGroup } from '../model/group'
import { rowMessages } from './messages'

const RowMenuPopup = lazyPart(() => import('./row-menu-popup'))

interface Props {
  group: NotificationGroup
  status: Status | undefined
}

/** The menu of a notification. */
export function RowMenu({ group, status }: Props) {
  const intl = useIntl()
  const renderMenu = (menu: OpenMenu) => <RowMenuPopup {...menu} group={group} status={status} />
  return (
    <Menu
      label={intl.formatMessage(rowMessages.menu)}
      icon={<MoreIcon size={18} aria-hidden />}
      preload={RowMenuPopup.preload}
      popup={renderMenu}
    />
  )
}
