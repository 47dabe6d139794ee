import { canCommand, command } from '@/lib/bus'
import { EmojiText } from '@/lib/html/emoji-text'
import { defineMessages, useIntl } from '@/lib/i18n'
import { shortcutKeys } from '@/lib/shortcuts'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { AddIcon, EditIcon, LogOutIcon, SearchIcon } from '@/lib/ui/icons'
import type { OpenMenu } from '@/lib/ui/menu'
import { useFixedEntries } from '@/lib/ui/menu/entries'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Runtime } from '@/lib/runtime'
import { serverPages } from './server-pages'
import type { SignedInAccount } from './store/stored'
import { useAccounts, useSessionService } from './use-sessions'
import { useSignOut } from '../sign-out/use-sign-out'

const messages = defineMessages({
  label: {
    id: 'session.switcher.group',
    defaultMessage: 'Accounts',
    description: 'Label for screen readers: the signed-in accounts in the account menu',
  },
  expired: {
    id: 'session.switcher.expired',
    defaultMessage: '@{handle} · signed out',
    description: 'Under the name of an account whose session has expired; {handle}: its handle',
  },
  add: {
    id: 'session.switcher.add',
    defaultMessage: 'Add another account',
    description: 'Menu item that signs in to another account',
  },
  signIn: {
    id: 'session.switcher.sign_in',
    defaultMessage: 'Sign in',
    description: 'Menu item while no account is signed in',
  },
  palette: {
    id: 'session.switcher.palette',
    defaultMessage: 'Command palette',
    description: 'Menu item that opens the search for pages, people and commands',
  },
  editProfile: {
    id: 'session.switcher.editProfile',
    defaultMessage: 'Edit profile',
    description: 'Menu item that opens the form for the profile of the current account',
  },
  signOut: {
    id: 'session.switcher.sign_out',
    defaultMessage: 'Sign out of @{handle}',
    description: 'Menu item that signs out of the current account; {handle}: its handle',
  },
})

export interface AccountsMenuProps {
  /** Identity key of the current account. */
  identityKey: string
  /** Its runtime; adds links to the pages of its server that its role may open. */
  runtime?: Runtime | undefined
  /** Called when another account was chosen. */
  onSwitch: (identityKey: string) => void
  /** Called when the user wants to add an account. */
  onAdd: () => void
  /** Called when the user wants to edit the profile of the current account. */
  onEditProfile?: (() => void) | undefined
  /** Called when the current account was signed out. */
  onSignedOut?: (() => void) | undefined
}

const handleOf = (account: SignedInAccount) => account.handle || account.identityKey

/** The open menu of signed-in accounts. */
export default function AccountsMenuPopup({
  identityKey,
  runtime,
  onSwitch,
  onAdd,
  onEditProfile,
  onSignedOut,
  ...menu
}: AccountsMenuProps & OpenMenu) {
  const intl = useIntl()
  const accounts = useAccounts()
  const { embedded } = useSessionService()
  const signOut = useSignOut()
  const current = accounts.find((account) => account.identityKey === identityKey)

  const paletteKeys = shortcutKeys('palette')

  const entries = useFixedEntries(() => [
    accounts.length > 0 && {
      kind: 'choice',
      label: intl.formatMessage(messages.label),
      value: identityKey,
      options: accounts.map((account) => ({
        value: account.identityKey,
        label: account.name || account.identityKey,
        content: account.name && <EmojiText text={account.name} emojis={account.emojis} />,
        hint: account.expired
          ? intl.formatMessage(messages.expired, { handle: handleOf(account) })
          : `@${handleOf(account)}`,
        icon: <Avatar src={account.avatar} size="small" />,
      })),
      onSelect: (chosen) => chosen !== identityKey && onSwitch(chosen),
    },
    { kind: 'separator' },
    canCommand('openPalette') && {
      kind: 'item',
      label: intl.formatMessage(messages.palette),
      ...(paletteKeys !== '' && { hint: paletteKeys }),
      icon: <SearchIcon />,
      onSelect: () => command('openPalette', { identity: identityKey }),
    },
    onEditProfile !== undefined &&
      current?.expired === false && {
        kind: 'item',
        label: intl.formatMessage(messages.editProfile),
        icon: <EditIcon />,
        onSelect: onEditProfile,
      },
    ...(runtime ? serverPages(runtime, intl) : []),
    // An embedding server has its own sign-in.
    !embedded && {
      kind: 'item',
      label: intl.formatMessage(accounts.length > 0 ? messages.add : messages.signIn),
      icon: <AddIcon />,
      onSelect: onAdd,
    },
    current !== undefined &&
      !embedded?.token && {
        kind: 'item',
        label: intl.formatMessage(messages.signOut, { handle: handleOf(current) }),
        icon: <LogOutIcon />,
        onSelect: () => void signOut(current.identityKey, handleOf(current), onSignedOut),
      },
  ])
  return <MenuPopup {...menu} entries={entries} />
}
