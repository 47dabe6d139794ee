import { useState } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { AddIcon, LogOutIcon } from '@/lib/ui/icons'
import type { MenuEntry, OpenMenu } from '@/lib/ui/menu'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { HeldAccount } from './stored'
import { useAccounts, useSessionService } from './use-sessions'
import { useSignOut } from '../sign-out/use-sign-out'

const messages = defineMessages({
  label: {
    id: 'session.switcher.group',
    defaultMessage: 'Accounts',
    description: 'Name of the choice among the accounts that are signed in',
  },
  expired: {
    id: 'session.switcher.expired',
    defaultMessage: '@{handle} · to be signed in again',
    description: 'Under the name of an account whose session has ended',
  },
  add: {
    id: 'session.switcher.add',
    defaultMessage: 'Add another account',
    description: 'Menu item that signs in to a further account',
  },
  signIn: {
    id: 'session.switcher.sign_in',
    defaultMessage: 'Sign in',
    description: 'Menu item for visitors without any account',
  },
  signOut: {
    id: 'session.switcher.sign_out',
    defaultMessage: 'Sign out of @{handle}',
    description: 'Menu item that signs out of the account in view',
  },
})

export interface AccountChoices {
  /** Identity key of the current account. */
  who: string
  /** Called when another account was chosen. */
  onSwitch: (who: string) => void
  /** Called when the user wants to add an account. */
  onAdd: () => void
  /** Called when the current account was signed out. */
  onSignedOut?: (() => void) | undefined
}

const handleOf = (account: HeldAccount) => account.handle || account.who

/** The open menu of signed-in accounts. */
export default function AccountsPopup({
  who,
  onSwitch,
  onAdd,
  onSignedOut,
  ...menu
}: AccountChoices & OpenMenu) {
  const intl = useIntl()
  const accounts = useAccounts()
  const { embedded } = useSessionService()
  const signOut = useSignOut()
  const current = accounts.find((account) => account.who === who)

  const [entries] = useState((): (MenuEntry | false)[] => [
    accounts.length > 0 && {
      kind: 'choice',
      label: intl.formatMessage(messages.label),
      value: who,
      options: accounts.map((account) => ({
        value: account.who,
        label: account.name || account.who,
        hint: account.expired
          ? intl.formatMessage(messages.expired, { handle: handleOf(account) })
          : `@${handleOf(account)}`,
        icon: <Avatar src={account.avatar} size="small" />,
      })),
      onSelect: (chosen) => chosen !== who && onSwitch(chosen),
    },
    { kind: 'separator' },
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
        onSelect: () => void signOut(current.who, handleOf(current), onSignedOut),
      },
  ])
  return <MenuPopup {...menu} entries={entries} />
}
