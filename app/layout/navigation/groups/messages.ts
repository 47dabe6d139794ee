import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  lists: {
    id: 'navGroups.lists',
    defaultMessage: 'Your lists',
    description: 'Navigation: foldable group of the user’s lists',
  },
  tags: {
    id: 'navGroups.tags',
    defaultMessage: 'Followed hashtags',
    description: 'Navigation: foldable group of the hashtags the user follows',
  },
  manageTags: {
    id: 'navGroups.manageTags',
    defaultMessage: 'Manage hashtags',
    description: 'Navigation: link to the page of followed hashtags',
  },
  rail: {
    id: 'navGroups.rail',
    defaultMessage: 'Your lists and hashtags',
    description: 'Button in a narrow navigation that opens the user’s lists and followed hashtags',
  },
  sort: {
    id: 'navGroups.sort',
    defaultMessage: 'Change order of {group}',
    description: 'Button that shows handles to sort a group of the navigation; {group}: its name',
  },
})
