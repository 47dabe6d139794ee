import { useRouterState } from '@tanstack/react-router'
import { defineMessages, useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { Dialog } from '@/lib/ui/dialog'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { SearchIcon } from '@/lib/ui/icons'
import { togglePalette } from '../../palette/connect-palette'
import { useAfterClose } from '../../palette/use-after-close'
import { AccountMenu } from './account-menu'
import { NavGroups } from './groups/lazy-nav-groups'
import { NavList } from './nav-list'
import { useNavigationState } from './use-navigation-state'
import styles from './nav.module.css'

const messages = defineMessages({
  title: {
    id: 'drawer.title',
    defaultMessage: 'Menu',
    description: 'Title of the navigation panel on phones',
  },
  palette: {
    id: 'drawer.palette',
    defaultMessage: 'Command palette',
    description: 'Button in the navigation panel on phones: opens the search for pages, people and commands',
  },
})

/** The navigation and the accounts, as a sheet on phones. */
export default function NavigationDrawer({ close }: ModalProps<'NAVIGATION'>) {
  const intl = useIntl()
  const { me, identity } = useRuntime()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { entries, badges } = useNavigationState()
  const afterClose = useAfterClose()
  const openPalette = () => {
    afterClose(() => togglePalette(identity.key))
    close()
  }
  return (
    <Dialog title={intl.formatMessage(messages.title)} onClose={close}>
      <div className={styles.drawer}>
        <Button wide icon={<SearchIcon />} onClick={openPalette}>
          {intl.formatMessage(messages.palette)}
        </Button>
        <NavList entries={entries} current={path} badges={badges} onAgain={close} />
        {me !== null && <NavGroups current={path} hasLists={entries.some(({ id }) => id === 'lists')} />}
        <AccountMenu />
      </div>
    </Dialog>
  )
}
