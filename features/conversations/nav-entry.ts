import { defineMessages } from '@/lib/i18n'
import type { NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { DirectIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  conversations: {
    id: 'nav.conversations',
    defaultMessage: 'Private mentions',
    description: 'Navigation: the user’s private conversations',
  },
})

/** The private conversations of the user. */
export const conversationsEntry: NavEntry = {
  id: 'conversations',
  order: 80,
  path: paths.conversations,
  label: messages.conversations,
  icon: DirectIcon,
  needs: ['conversations', 'directTimeline'],
}
