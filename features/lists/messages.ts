import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  newList: {
    id: 'lists.new',
    defaultMessage: 'New list',
    description: 'Button that opens the dialog to create a list, and title of this dialog',
  },
  edit: {
    id: 'lists.edit',
    defaultMessage: 'Edit list',
    description: 'Item in the menu of a list, and title of the dialog it opens',
  },
  members: {
    id: 'lists.members',
    defaultMessage: 'Manage members',
    description: 'Item in the menu of a list: opens the page of its members',
  },
  delete: {
    id: 'lists.delete',
    defaultMessage: 'Delete list',
    description: 'Item in the menu of a list',
  },
  deleted: {
    id: 'lists.deleted',
    defaultMessage: 'Deleted “{title}”',
    description: 'Notice after deleting a list, with an Undo button; {title}: name of the list',
  },
  menu: {
    id: 'lists.menu',
    defaultMessage: 'Options for {title}',
    description: 'Label for screen readers: the button that opens the menu of a list; {title}: its name',
  },
  title: {
    id: 'lists.title',
    defaultMessage: 'List name',
    description: 'Field in the dialog to create or edit a list',
  },
  replies: {
    id: 'lists.replies',
    defaultMessage: 'Include replies from list members to',
    description:
      'Label of a choice in the dialog to create or edit a list; the options complete the sentence',
  },
  repliesToList: {
    id: 'lists.replies.list',
    defaultMessage: 'Members of the list',
    description: 'Option: the list includes replies to members of the list',
  },
  repliesToFollowed: {
    id: 'lists.replies.followed',
    defaultMessage: 'Anyone you follow',
    description: 'Option: the list includes replies to all followed accounts',
  },
  repliesToNone: {
    id: 'lists.replies.none',
    defaultMessage: 'No one',
    description: 'Option: the list includes no replies to others',
  },
  exclusive: {
    id: 'lists.hideInHome',
    defaultMessage: 'Hide members in Home',
    description: 'Switch in the dialog to create or edit a list',
  },
  exclusiveHint: {
    id: 'lists.hideInHome.hint',
    defaultMessage: 'Posts by people on this list don’t appear in Home.',
    description: 'Text below the switch that hides members of a list in the home feed',
  },
  create: {
    id: 'lists.create',
    defaultMessage: 'Create list',
    description: 'Button in the dialog to create a list',
  },
  save: {
    id: 'lists.save',
    defaultMessage: 'Save changes',
    description: 'Button in the dialog to edit a list',
  },
  cancel: {
    id: 'lists.cancel',
    defaultMessage: 'Cancel',
    description: 'Button in the dialog to create or edit a list',
  },
  removed: {
    id: 'lists.removed',
    defaultMessage: 'Removed {name} from the list',
    description: 'Notice after removing a member from a list, with an Undo button; {name}: display name',
  },
  undo: {
    id: 'lists.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice that a member was removed from a list; adds it again',
  },
  noTitle: {
    id: 'lists.noTitle',
    defaultMessage: 'Enter a name for the list.',
    description: 'Error below the name of a list that is empty',
  },
})
