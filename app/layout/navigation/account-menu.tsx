import { AccountSwitcher, signInPath, useHeldAccount } from '@/features/session'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { UserIcon } from '@/lib/ui/icons'
import { hrefAs, visit } from '../../routing/history'
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

interface FaceProps {
  name: string
  handle: string | null
  avatar: string | null
}

/** The button of the menu; the menu gives it what makes it one. */
const face = ({ name, handle, avatar, label }: FaceProps & { label: string }) =>
  function Face(props: Record<string, unknown>) {
    return (
      <button type="button" className={styles.button} {...props} aria-label={label} data-tooltip={label}>
        {handle === null ? (
          <UserIcon size={22} aria-hidden className={styles.nobody} />
        ) : (
          <Avatar src={avatar} size="small" />
        )}
        <span className={styles.words} data-tooltip-said>
          <bdi className={styles.name}>{name}</bdi>
          {handle !== null && <bdi className={styles.handle}>@{handle}</bdi>}
        </span>
      </button>
    )
  }

/** Shows the acting account, with the menu of the signed-in accounts. */
export function AccountMenu() {
  const intl = useIntl()
  const { identity } = useRuntime()
  const { go, goAs } = useNavigation()
  const held = useHeldAccount(identity.who)
  const name = held?.name ?? intl.formatMessage(messages.visitor, { host: new URL(identity.server).host })
  const label = intl.formatMessage(messages.menu, { name })
  const handle = held && (held.handle || held.who)
  const trigger = face({ name, handle, avatar: held?.avatar ?? null, label })
  return (
    <AccountSwitcher
      who={identity.who}
      onSwitch={(who) => goAs(who, paths.home)}
      onAdd={() => go(signInPath(undefined, paths.home))}
      onSignedOut={() => visit(hrefAs(null, '/'), true)}
      trigger={(props) => trigger({ ...props })}
    />
  )
}
