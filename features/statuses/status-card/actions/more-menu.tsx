import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { MoreIcon } from '@/lib/ui/icons'
import { lazyPart } from '@/lib/ui/lazy-part'
import { Menu, type OpenMenu } from '@/lib/ui/menu'
import type { Account, Status } from '@/schemas/entities'
import { messages } from '../messages'

const MorePopup = lazyPart(() => import('./more-popup'))

interface Props {
  status: Status
  account: Account
  /** True for the open post of its thread. */
  open?: boolean
}

/** The menu of all further actions of a post. */
export function MoreMenu({ status, account, open = false }: Props) {
  const intl = useIntl()
  const { loader, me } = useRuntime()
  const preload = () => {
    MorePopup.preload()
    if (me !== null && me !== account.id) loader.need('relationship', account.id)
  }
  const renderMenu = (menu: OpenMenu) => <MorePopup {...menu} status={status} account={account} open={open} />
  return (
    <Menu
      label={intl.formatMessage(messages.more)}
      icon={<MoreIcon size={18} aria-hidden />}
      preload={preload}
      popup={renderMenu}
    />
  )
}
