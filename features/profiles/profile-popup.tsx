import { useState } from 'react'
import { addToListsEntry, hideEntries, nameOf, removeFollowerEntry } from '@/features/accounts'
import { useCapability } from '@/features/instance'
import { copyLink, linkOf, share } from '@/features/statuses'
import { canCommand, command } from '@/lib/bus'
import { defineMessages, useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { CopyIcon, DirectIcon, ExternalIcon, LockIcon, PinIcon, ShareIcon } from '@/lib/ui/icons'
import type { MenuEntry, OpenMenu } from '@/lib/ui/menu'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Account } from '@/schemas/entities'
import { followEntries, moderationEntries } from './member/menu-entries'

const messages = defineMessages({
  mention: {
    id: 'profile.mention',
    defaultMessage: 'Mention @{name}',
    description:
      'Item in the menu of a profile: starts a post that mentions the account; {name}: its user name',
  },
  message: {
    id: 'profile.message',
    defaultMessage: 'Privately mention @{name}',
    description:
      'Item in the menu of a profile: starts a private mention of the account; {name}: its user name',
  },
  pinned: {
    id: 'profile.pinned',
    defaultMessage: 'Pinned posts',
    description: 'Item in the menu of the user’s own profile: opens the list of pinned posts',
  },
  copy: {
    id: 'profile.copyLink',
    defaultMessage: 'Copy link',
    description: 'Item in the menu of a profile: copies its address',
  },
  share: {
    id: 'profile.share',
    defaultMessage: 'Share',
    description: 'Item in the menu of a profile: opens the share menu of the device',
  },
  original: {
    id: 'profile.openOriginal',
    defaultMessage: 'Open original page',
    description: 'Item in the menu of a profile: opens the profile on its own server',
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
  const identity = runtime.identity.key
  const { go } = useNavigation()
  const other = me !== null && me !== account.id
  // A suspended account gets no mentions, and has no posts for a list.
  const isReached = other && !account.suspended
  const relationship = useEntity('relationship', other ? account.id : null)
  const languages = useCapability('followLanguages')
  const endorses = useCapability('endorse')
  const link = linkOf(account)
  const name = account.username
  const now: (MenuEntry | false)[] = [
    isReached &&
      canCommand('mention') && {
        kind: 'item',
        label: intl.formatMessage(messages.mention, { name }),
        icon: <DirectIcon size={18} />,
        onSelect: () => void command('mention', { identity, accountId: account.id }),
      },
    isReached &&
      canCommand('message') && {
        kind: 'item',
        label: intl.formatMessage(messages.message, { name }),
        icon: <LockIcon size={18} />,
        onSelect: () => void command('message', { identity, accountId: account.id }),
      },
    !account.suspended && addToListsEntry(account, runtime, intl),
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
    ...followEntries(account, relationship, runtime, intl, { languages, endorses }),
    { kind: 'separator' },
    removeFollowerEntry(account, relationship, runtime, intl),
    ...hideEntries(account, relationship, runtime, intl),
    { kind: 'separator' },
    ...moderationEntries(account, runtime, intl),
  ]
  // Entries are fixed while the menu is open, so that none moves under the pointer.
  const [entries] = useState(now)
  return <MenuPopup {...menu} entries={entries} />
}
