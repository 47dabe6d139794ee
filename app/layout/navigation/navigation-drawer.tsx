import { useRouterState } from '@tanstack/react-router'
import { defineMessages, useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { Dialog } from '@/lib/ui/dialog'
import { AccountMenu } from './account-menu'
import { NavList } from './nav-list'
import { useNavigationState } from './use-navigation-state'
import styles from './nav.module.css'

const messages = defineMessages({
  title: {
    id: 'drawer.title',
    defaultMessage: 'Menu',
    description: 'Title of the panel with the whole navigation on phones',
  },
})

/** The whole navigation with the accounts, as a sheet on phones. */
export default function NavigationDrawer({ close }: ModalProps<'NAVIGATION'>) {
  const intl = useIntl()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { entries, badges } = useNavigationState()
  return (
    <Dialog title={intl.formatMessage(messages.title)} onClose={close}>
      <div className={styles.drawer}>
        <NavList entries={entries} current={path} badges={badges} onAgain={close} />
        <AccountMenu />
      </div>
    </Dialog>
  )
}
