import { defineMessages } from '@/lib/i18n'
import type { NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { UserIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  profile: { id: 'nav.profile', defaultMessage: 'Profile', description: 'Navigation: the user’s profile' },
})

/** The profile of the user. */
export const profileEntry: NavEntry = {
  id: 'profile',
  order: 150,
  path: paths.profile,
  label: messages.profile,
  icon: UserIcon,
}
