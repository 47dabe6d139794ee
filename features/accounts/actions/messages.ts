import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  mention: {
    id: 'profile.mention',
    defaultMessage: 'Mention @{name}',
    description:
      'Item in the menu of a profile or post: starts a post that mentions the account; {name}: its user name',
  },
  message: {
    id: 'profile.message',
    defaultMessage: 'Privately mention @{name}',
    description:
      'Item in the menu of a profile or post: starts a private mention of the account; {name}: its user name',
  },
  addToLists: {
    id: 'account.addToLists',
    defaultMessage: 'Add or remove @{name} from lists',
    description: 'Item in the menu of a profile or post: opens a dialog with lists; {name}: user name',
  },
})
