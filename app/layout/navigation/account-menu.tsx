import { memo } from 'react'
import { AccountSwitcher, useSignedInAccount } from '@/features/session'
import { EmojiText } from '@/lib/html/emoji-text'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation, signInPath } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { UserIcon } from '@/lib/ui/icons'
import type { CustomEmoji } from '@/schemas/server/emoji'
import { hrefAs, visit } from '../../routing/history'
import styles from './account-menu.module.css'

const messages = defineMessages({
  menu: {
    id: 'accountMenu.menu',
    defaultMessage: 'Accounts, {name}',
    description:
      'Label of the button that opens the account menu; {name}: display name of the current account',
  },
  visitor: {
    id: 'accountMenu.visitor',
    defaultMessage: 'Visitor on {host}',
    description: 'Shown in place of an account name while signed out; {host}: domain of the server',
  },
})

interface FaceProps {
  name: string
  emojis: readonly CustomEmoji[]
  handle: string | null
  avatar: string | null
}

/** The button of the menu, which adds its own props. */
const face = ({ name, emojis, handle, avatar, label }: FaceProps & { label: string }) =>
  function Face(props: Record<string, unknown>) {
    return (
      <button type="button" className={styles.button} {...props} aria-label={label} data-tooltip={label}>
        {handle === null ? (
          <UserIcon size={22} aria-hidden className={styles.nobody} />
        ) : (
          <Avatar src={avatar} size="small" />
        )}
        <span className={styles.words} data-tooltip-said>
          <bdi className={styles.name}>
            <EmojiText text={name} emojis={emojis} />
          </bdi>
          {handle !== null && <bdi className={styles.handle}>@{handle}</bdi>}
        </span>
      </button>
    )
  }

/** Shows the current account, with the menu of the signed-in accounts. */
export const AccountMenu = memo(function AccountMenu() {
  const intl = useIntl()
  const runtime = useRuntime()
  const { identity } = runtime
  const { go, goAs } = useNavigation()
  const account = useSignedInAccount(identity.key)
  const name = account?.name ?? intl.formatMessage(messages.visitor, { host: new URL(identity.server).host })
  const emojis = account?.emojis ?? []
  const label = intl.formatMessage(messages.menu, { name })
  const handle = account && (account.handle || account.identityKey)
  const trigger = face({ name, emojis, handle, avatar: account?.avatar ?? null, label })
  return (
    <AccountSwitcher
      identityKey={identity.key}
      runtime={runtime}
      onSwitch={(identityKey) => goAs(identityKey, paths.home)}
      onAdd={() => go(signInPath(undefined, paths.home))}
      onEditProfile={() => go(paths.editProfile)}
      onSignedOut={() => visit(hrefAs(null, '/'), true)}
      trigger={(props) => trigger({ ...props })}
    />
  )
})
