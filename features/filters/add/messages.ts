import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'filterPost.title',
    defaultMessage: 'Filter this post',
    description: 'Title of the dialog that adds a single post to filters',
  },
  text: {
    id: 'filterPost.text',
    defaultMessage: 'Add this post to a filter, or create a new one.',
    description: 'Text of the dialog that adds a single post to filters',
  },
  search: {
    id: 'filterPost.search',
    defaultMessage: 'Search filters',
    description: 'Field above the filters in the dialog that adds a single post to them',
  },
  list: {
    id: 'filterPost.list',
    defaultMessage: 'Filters',
    description: 'Name of the group of checkboxes, one per filter, for screen readers',
  },
  expired: {
    id: 'filterPost.expired',
    defaultMessage: 'Expired: renew this filter to use it again',
    description: 'Hint below a filter in the dialog that adds a post to it',
  },
  edit: {
    id: 'filterPost.edit',
    defaultMessage: 'Edit filter',
    description: 'Link after the hint that a filter has expired: opens its form',
  },
  editNamed: {
    id: 'filterPost.editNamed',
    defaultMessage: 'Edit the filter “{title}”',
    description:
      'Name of the link after the hint that a filter has expired, for screen readers; {title}: its title',
  },
  none: {
    id: 'filterPost.none',
    defaultMessage: 'No filters found',
    description: 'In place of the filters in the dialog that adds a post to them, when the search finds none',
  },
  elsewhere: {
    id: 'filterPost.elsewhere',
    defaultMessage: 'Doesn’t apply here',
    description: 'Hint below a filter in the dialog that adds a post to it',
  },
  new: {
    id: 'filterPost.new',
    defaultMessage: 'New filter',
    description: 'Label of a field: title of a filter to create for a post',
  },
  create: {
    id: 'filterPost.create',
    defaultMessage: 'Create and add',
    description: 'Button: creates a filter and adds the post to it',
  },
  manage: {
    id: 'filterPost.manage',
    defaultMessage: 'Manage filters',
    description: 'Button of a dialog: opens the page with all filters',
  },
  done: {
    id: 'filterPost.done',
    defaultMessage: 'Done',
    description: 'Button: closes the dialog that adds a post to filters',
  },
  selection: {
    id: 'filterPost.selection',
    defaultMessage: 'Filter “{text}”',
    description:
      'Item in the menu of a post: opens the form for a filter of the selected text; {text}: the text',
  },
})

export const tagMessages = defineMessages({
  menu: {
    id: 'filterTag.menu',
    defaultMessage: 'Filter #{name}',
    description: 'Name of a button and its menu over a hashtag timeline; {name}: the hashtag',
  },
  mute: {
    id: 'filterTag.mute',
    defaultMessage: 'Mute #{name}',
    description: 'Menu item: hides posts with a hashtag from home and public timelines; {name}: the hashtag',
  },
  unmute: {
    id: 'filterTag.unmute',
    defaultMessage: 'Unmute #{name}',
    description: 'Menu item: deletes the filter that hides posts with a hashtag; {name}: the hashtag',
  },
  filter: {
    id: 'filterTag.filter',
    defaultMessage: 'Create a filter for #{name}',
    description: 'Menu item: opens the form for a filter with a hashtag filled in; {name}: the hashtag',
  },
  edit: {
    id: 'filterTag.edit',
    defaultMessage: 'Edit the filter “{title}”',
    description: 'Menu item: opens the form for the filter that has a hashtag; {title}: title of the filter',
  },
  muted: {
    id: 'filterTag.muted',
    defaultMessage: 'Muted #{name}',
    description: 'Notice after muting a hashtag; {name}: the hashtag',
  },
  undo: {
    id: 'filterTag.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice after muting a hashtag',
  },
})
