import { defineMessages, useIntl } from '@/lib/i18n'
import { lazyPart } from '@/lib/ui/lazy-part'
import { Menu, type OpenMenu } from '@/lib/ui/menu'
import type { Account } from '@/schemas/entities'

const messages = defineMessages({
  more: {
    id: 'profile.more',
    defaultMessage: 'More',
    description: 'Label of the button on a profile that opens the menu',
  },
})

const ProfilePopup = lazyPart(() => import('./profile-popup'))

/** The menu of further actions for an account. */
export function ProfileMenu({ account }: { account: Account }) {
  const intl = useIntl()
  const renderMenu = (menu: OpenMenu) => <ProfilePopup {...menu} account={account} />
  return <Menu label={intl.formatMessage(messages.more)} preload={ProfilePopup.preload} popup={renderMenu} />
}
