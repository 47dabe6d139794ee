import { useState } from 'react'
import { hideEntries, nameOf, removeFollowerAsking } from '@/features/accounts'
import { useCapability } from '@/features/instance'
import { copyLink, linkOf, share } from '@/features/statuses'
import { canCommand, command } from '@/lib/bus'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import {
  AccountRemoveIcon,
  CopyIcon,
  DirectIcon,
  ExternalIcon,
  LockIcon,
  PinIcon,
  ShareIcon,
} from '@/lib/ui/icons'
import type { MenuEntry, OpenMenu } from '@/lib/ui/menu'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Account } from '@/schemas/entities'

const messages = defineMessages({
  mention: {
    id: 'profile.mention',
    defaultMessage: 'Mention @{name}',
    description: 'Menu of a profile: writes to the person',
  },
  message: {
    id: 'profile.message',
    defaultMessage: 'Privately mention @{name}',
    description: 'Menu of a profile: writes to the person alone',
  },
  pinned: {
    id: 'profile.pinned',
    defaultMessage: 'Pinned posts',
    description: 'Menu of one’s own profile: to the list of the posts one pinned',
  },
  copy: { id: 'profile.copyLink', defaultMessage: 'Copy link', description: 'Menu of a profile' },
  share: { id: 'profile.share', defaultMessage: 'Share', description: 'Menu of a profile' },
  original: {
    id: 'profile.openOriginal',
    defaultMessage: 'Open original page',
    description: 'Menu of a profile: opens it on its own server',
  },
  remove: {
    id: 'profile.removeFollower',
    defaultMessage: 'Remove from followers',
    description: 'Menu of a profile',
  },
})

interface Props extends OpenMenu {
  account: Account
}

/** The open menu of a profile, without entries that do not apply. */
export default function ProfilePopup({ account, ...menu }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { me } = runtime
  const identity = runtime.identity.who
  const { go } = useNavigation()
  const other = me !== null && me !== account.id
  const held = useEntity('relationship', other ? account.id : null)
  const removable = useCapability('removeFollower')
  const link = linkOf(account)
  const name = account.username
  const target = { accountId: account.id, acct: account.acct }
  const now: (MenuEntry | false)[] = [
    other &&
      canCommand('mention') && {
        kind: 'item',
        label: intl.formatMessage(messages.mention, { name }),
        icon: <DirectIcon size={18} />,
        onSelect: () => void command('mention', { identity, accountId: account.id }),
      },
    other &&
      canCommand('message') && {
        kind: 'item',
        label: intl.formatMessage(messages.message, { name }),
        icon: <LockIcon size={18} />,
        onSelect: () => void command('message', { identity, accountId: account.id }),
      },
    me === account.id && {
      kind: 'item',
      label: intl.formatMessage(messages.pinned),
      icon: <PinIcon size={18} />,
      onSelect: () => go(paths.pinned),
    },
    { kind: 'separator' },
    link !== null &&
      account.acct.includes('@') && {
        kind: 'link',
        label: intl.formatMessage(messages.original),
        icon: <ExternalIcon size={18} />,
        href: link,
        external: true,
      },
    link !== null && {
      kind: 'item',
      label: intl.formatMessage(messages.copy),
      icon: <CopyIcon size={18} />,
      onSelect: () => void copyLink(link, intl),
    },
    link !== null &&
      'share' in navigator && {
        kind: 'item',
        label: intl.formatMessage(messages.share),
        icon: <ShareIcon size={18} />,
        onSelect: () => void share(link, nameOf(account), intl),
      },
    { kind: 'separator' },
    removable &&
      held?.followed_by === true && {
        kind: 'item',
        label: intl.formatMessage(messages.remove),
        icon: <AccountRemoveIcon size={18} />,
        danger: true,
        onSelect: () => void removeFollowerAsking(runtime, target, intl),
      },
    ...hideEntries(account, held, runtime, intl),
  ]
  // Entries are fixed while the menu is open, so that none moves under the pointer.
  const [entries] = useState(now)
  return <MenuPopup {...menu} entries={entries} />
}
