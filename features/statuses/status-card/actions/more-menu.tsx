import { noteSelection } from '@/features/filters'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { MoreIcon } from '@/lib/ui/icons'
import { lazyPart } from '@/lib/ui/lazy-part'
import { Menu, type OpenMenu } from '@/lib/ui/menu'
import type { Account, Status } from '@/schemas/entities'
import { messages } from '../messages'
import type { MoreEntriesOf } from './more-menu-popup'

const MoreMenuPopup = lazyPart(() => import('./more-menu-popup'))

interface Props {
  status: Status
  account: Account
  /** True for the open post of its thread. */
  open?: boolean
  /** Entries of the list that shows the post. */
  extra?: MoreEntriesOf | undefined
}

/** The menu of all further actions of a post. */
export function MoreMenu({ status, account, open = false, extra }: Props) {
  const intl = useIntl()
  const { loader, me } = useRuntime()
  const preload = () => {
    MoreMenuPopup.preload()
    noteSelection()
    if (me !== null && me !== account.id) loader.need('relationship', account.id)
  }
  const renderMenu = (menu: OpenMenu) => (
    <MoreMenuPopup {...menu} status={status} account={account} open={open} extra={extra} />
  )
  return (
    <Menu
      label={intl.formatMessage(messages.more)}
      icon={<MoreIcon size={18} aria-hidden />}
      preload={preload}
      popup={renderMenu}
    />
  )
}
