import { defineMessages } from '@/lib/i18n'
import type { NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { SettingsIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  settings: {
    id: 'nav.settings',
    defaultMessage: 'Preferences',
    description: 'Navigation: settings of this app',
  },
})

/** The settings of this app. */
export const settingsEntry: NavEntry = {
  id: 'settings',
  order: 160,
  path: paths.settings,
  label: messages.settings,
  icon: SettingsIcon,
  visitors: true,
  tabs: true,
}
