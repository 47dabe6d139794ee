import { defineMessages } from '@/lib/i18n'
import type { NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { CollectionIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  collections: {
    id: 'nav.collections',
    defaultMessage: 'Collections',
    description: 'Navigation, and tab of a profile: public sets of accounts that someone recommends',
  },
})

/** The collections of the user. */
export const collectionsEntry: NavEntry = {
  id: 'collections',
  order: 105,
  path: paths.collections,
  label: messages.collections,
  icon: CollectionIcon,
  needs: ['collections'],
  tabs: true,
}
