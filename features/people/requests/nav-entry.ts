import { entityHash } from '@/lib/cache'
import { defineMessages } from '@/lib/i18n'
import type { Condition, NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { AccountAddIcon } from '@/lib/ui/icons'
import { followRequestBadge } from './badge'
import { readShown } from './shown-entry'

const messages = defineMessages({
  followRequests: {
    id: 'nav.followRequests',
    defaultMessage: 'Follow requests',
    description: 'Navigation: the people who want to follow the user',
  },
})

const hasRequests: Condition = {
  read: readShown,
  subscribe(runtime, listener) {
    const unsubscribers = [followRequestBadge.subscribe(runtime, listener)]
    if (runtime.me !== null)
      unsubscribers.push(runtime.listeners.listen(entityHash('account', runtime.me), listener))
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  },
}

/** The people who want to follow the user: shown to those who approve their followers, and while there are requests. */
export const followRequestsEntry: NavEntry = {
  id: 'followRequests',
  order: 90,
  path: paths.followRequests,
  label: messages.followRequests,
  icon: AccountAddIcon,
  condition: hasRequests,
}
