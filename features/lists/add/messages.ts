import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'addToLists.title',
    defaultMessage: 'Add @{acct} to lists',
    description: 'Title of the dialog with one checkbox per list; {acct}: address of the account to add',
  },
  lists: {
    id: 'addToLists.lists',
    defaultMessage: 'Lists',
    description: 'Label for screen readers: the checkboxes of the dialog to add an account to lists',
  },
  followFirst: {
    id: 'addToLists.followFirst',
    defaultMessage: 'Follow @{acct} first. Only people you follow can be on a list.',
    description:
      'Text in the dialog to add an account to lists, above a Follow button; {acct}: address of the account',
  },
  none: {
    id: 'addToLists.none',
    defaultMessage: 'You have no lists yet. Create the first one below.',
    description: 'Text in the dialog to add an account to lists',
  },
  exclusive: {
    id: 'addToLists.hidden',
    defaultMessage: 'Members hidden in Home',
    description: 'Note below a list whose members are not shown in the home feed',
  },
  name: {
    id: 'addToLists.name',
    defaultMessage: 'New list',
    description: 'Field in the dialog to add an account to lists: name of a list to create',
  },
  create: {
    id: 'addToLists.create',
    defaultMessage: 'Create and add',
    description: 'Button in the dialog to add an account to lists: creates the list and adds the account',
  },
  done: {
    id: 'addToLists.done',
    defaultMessage: 'Done',
    description: 'Button that closes the dialog to add an account to lists',
  },
})
