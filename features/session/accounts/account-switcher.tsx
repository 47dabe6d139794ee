import type { ComponentProps } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { lazyPart } from '@/lib/ui/lazy-part'
import { Menu, type OpenMenu } from '@/lib/ui/menu'
import type { AccountsMenuProps } from './accounts-menu-popup'
import { useAccounts } from './use-sessions'

const messages = defineMessages({
  label: {
    id: 'session.switcher.label',
    defaultMessage: 'Accounts',
    description: 'Label of the menu that switches between accounts',
  },
})

const AccountsMenuPopup = lazyPart(() => import('./accounts-menu-popup'))

interface Props extends AccountsMenuProps {
  /** Replaces the default button, see Menu. */
  trigger?: ComponentProps<typeof Menu>['trigger']
}

/** The menu of signed-in accounts: switch without a reload, add, sign out. */
export function AccountSwitcher({ trigger, ...choices }: Props) {
  const intl = useIntl()
  const current = useAccounts().find((account) => account.identityKey === choices.identityKey)
  const renderMenu = (menu: OpenMenu) => <AccountsMenuPopup {...menu} {...choices} />
  return (
    <Menu
      label={intl.formatMessage(messages.label)}
      icon={<Avatar src={current?.avatar ?? null} size="small" />}
      preload={AccountsMenuPopup.preload}
      popup={renderMenu}
      {...(trigger ? { trigger } : {})}
    />
  )
}
