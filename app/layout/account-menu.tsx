import { AccountSwitcher, useHeldAccount } from '@/features/session'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { history, hrefAs } from '../history'
import { addressNameOf } from '../session'
import styles from './account-menu.module.css'

const messages = defineMessages({
  menu: {
    id: 'accountMenu.menu',
    defaultMessage: 'Accounts, {name}',
    description: 'Button that opens the menu of accounts',
  },
  visitor: {
    id: 'accountMenu.visitor',
    defaultMessage: 'Visitor on {host}',
    description: 'Who a reader without an account is',
  },
})

/** Who acts here, with the menu of the accounts held. */
export function AccountMenu() {
  const intl = useIntl()
  const { identity } = useRuntime()
  const { go } = useNavigation()
  const held = useHeldAccount(identity.who)
  const name = held?.name ?? intl.formatMessage(messages.visitor, { host: new URL(identity.server).host })
  return (
    <AccountSwitcher
      who={identity.who}
      onSwitch={(who) => history.push(hrefAs(addressNameOf(who), paths.home))}
      onAdd={() => go(paths.signIn)}
      trigger={(props) => (
        <button
          type="button"
          className={styles.button}
          {...props}
          aria-label={intl.formatMessage(messages.menu, { name })}
        >
          <Avatar src={held?.avatar} size="small" />
          <span className={styles.words}>
            <bdi className={styles.name}>{name}</bdi>
            {held && <bdi className={styles.handle}>@{held.handle || held.who}</bdi>}
          </span>
        </button>
      )}
    />
  )
}
