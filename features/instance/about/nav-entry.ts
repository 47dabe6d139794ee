import { defineMessages } from '@/lib/i18n'
import type { NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { InfoIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  about: {
    id: 'nav.about',
    defaultMessage: 'About this server',
    description: 'Navigation: page about the server, its rules and who runs it',
  },
})

/** The page about the server. */
export const aboutEntry: NavEntry = {
  id: 'about',
  order: 170,
  path: paths.about,
  label: messages.about,
  icon: InfoIcon,
  visitors: true,
  inSidebar: true,
}
