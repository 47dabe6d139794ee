import type { ComponentType } from 'react'
import { defineMessages, type Message } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { FederatedIcon, HomeIcon, LocalIcon, SettingsIcon, UserIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  home: { id: 'nav.home', defaultMessage: 'Home', description: 'Navigation: the home timeline' },
  local: { id: 'nav.local', defaultMessage: 'This server', description: 'Navigation: posts of this server' },
  public: {
    id: 'nav.public',
    defaultMessage: 'All servers',
    description: 'Navigation: posts of all known servers',
  },
  profile: { id: 'nav.profile', defaultMessage: 'Profile', description: 'Navigation: own profile' },
  settings: {
    id: 'nav.settings',
    defaultMessage: 'Settings',
    description: 'Navigation: settings of this app',
  },
})

export interface NavEntry {
  id: 'home' | 'local' | 'public' | 'profile' | 'settings'
  to: string
  label: Message
  /** Stands in the bottom bar of phones. */
  bar?: boolean
  icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>
}

/** Where the navigation leads; `acct` is the handle of who is signed in, null for a visitor. */
export function navEntries(acct: string | null): NavEntry[] {
  const entries: (NavEntry | false)[] = [
    acct !== null && { id: 'home', to: paths.home, label: messages.home, icon: HomeIcon, bar: true },
    { id: 'local', to: paths.local, label: messages.local, icon: LocalIcon, bar: true },
    { id: 'public', to: paths.public, label: messages.public, icon: FederatedIcon, bar: acct === null },
    acct !== null && {
      id: 'profile',
      to: paths.profile(acct),
      label: messages.profile,
      icon: UserIcon,
      bar: true,
    },
    { id: 'settings', to: paths.settings, label: messages.settings, icon: SettingsIcon },
  ]
  return entries.filter((entry) => entry !== false)
}
