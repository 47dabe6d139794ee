import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  content: {
    id: 'deck.content',
    defaultMessage: 'Columns',
    description: 'Label of the columns for screen readers',
  },
  skipToColumns: {
    id: 'deck.skipToColumns',
    defaultMessage: 'Skip to columns',
    description: 'Skip link to the columns',
  },
  compose: {
    id: 'deck.compose',
    defaultMessage: 'New post',
    description: 'Title of the column with the composer',
  },
  close: {
    id: 'deck.close',
    defaultMessage: 'Close column',
    description: 'Button that closes the column of an opened link',
  },
  back: {
    id: 'deck.back',
    defaultMessage: 'Back',
    description: 'Button that goes back to the previous page in the column of an opened link',
  },
  pin: {
    id: 'deck.pin',
    defaultMessage: 'Pin column',
    description: 'Button that keeps the column of an opened link in the deck',
  },
  account: {
    id: 'deck.account',
    defaultMessage: 'As @{handle}',
    description:
      'Label of the avatar in the header of a column: the account that reads there; {handle}: its handle without @',
  },
  unread: {
    id: 'deck.unread',
    defaultMessage: 'New items',
    description: 'Label of the mark in the header of a column with new posts or notifications',
  },
  options: {
    id: 'deck.options',
    defaultMessage: 'Column options for {name}',
    description: 'Button in the header of a column; {name}: title of the column',
  },
  refresh: {
    id: 'deck.refresh',
    defaultMessage: 'Refresh',
    description: 'Item of the menu of a column: loads what is new',
  },
  top: {
    id: 'deck.top',
    defaultMessage: 'Scroll to top',
    description: 'Item of the menu of a column',
  },
  moveBack: {
    id: 'deck.moveBack',
    defaultMessage: 'Move to previous position',
    description: 'Item of the menu of a column: moves it one position towards the first column',
  },
  moveForward: {
    id: 'deck.moveForward',
    defaultMessage: 'Move to next position',
    description: 'Item of the menu of a column: moves it one position towards the last column',
  },
  width: {
    id: 'deck.width',
    defaultMessage: 'Width',
    description: 'Group of options in the menu of a column',
  },
  widthOf: {
    id: 'deck.widthOf',
    defaultMessage: 'Width of {name}',
    description: 'Label of the movable edge of a column; {name}: title of the column',
  },
  duplicate: {
    id: 'deck.duplicate',
    defaultMessage: 'Duplicate column',
    description: 'Menu item of a column: adds a column with the same page, whose options can then be changed',
  },
  collapse: {
    id: 'deck.collapse',
    defaultMessage: 'Collapse',
    description: 'Item of the menu of a column: reduces it to a narrow strip',
  },
  expand: {
    id: 'deck.expand',
    defaultMessage: 'Expand {name}',
    description: 'Button in place of a collapsed column; {name}: title of the column',
  },
  remove: {
    id: 'deck.remove',
    defaultMessage: 'Remove column',
    description: 'Item of the menu of a column, and button in a column whose page is gone',
  },
  removed: {
    id: 'deck.removed',
    defaultMessage: 'Removed {name}',
    description: 'Notice after a column was removed; {name}: title of the column',
  },
  undo: {
    id: 'deck.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice after a column was removed',
  },
  add: {
    id: 'deck.add',
    defaultMessage: 'Add column',
    description: 'Button and title of the dialog that adds a column',
  },
  search: {
    id: 'deck.search',
    defaultMessage: 'Search columns',
    description: 'Search field in the dialog that adds a column',
  },
  searchHint: {
    id: 'deck.search.hint',
    defaultMessage:
      'To add a column for hashtags, a person, a link or a search, type #hashtag, @name@server, a web address or words. A minus leaves a hashtag out: #cats -\u2060#dogs.',
    description: 'Hint below the search field of the dialog that adds a column',
  },
  person: {
    id: 'deck.person',
    defaultMessage: '{name} (@{handle})',
    description:
      'Column to add to the deck: the posts of a person; {name}: their name, {handle}: their handle without @',
  },
  none: {
    id: 'deck.none',
    defaultMessage: 'No columns found',
    description: 'Shown when no column matches the search in the dialog that adds a column',
  },
  empty: {
    id: 'deck.empty',
    defaultMessage: 'No columns yet',
    description: 'Title of the deck without columns',
  },
  emptyText: {
    id: 'deck.empty.text',
    defaultMessage: 'Add timelines, lists or hashtags to read them side by side.',
    description: 'Text of the deck without columns',
  },
  positions: {
    id: 'deck.positions',
    defaultMessage: 'Column positions',
    description: 'Label for screen readers: the row of buttons below the columns, one for each column',
  },
  jump: {
    id: 'deck.jump',
    defaultMessage: 'Go to {name}',
    description: 'Button below the columns that scrolls to a column; {name}: title of the column',
  },
  jumpAs: {
    id: 'deck.jumpAs',
    defaultMessage: 'Go to {name} of @{handle}',
    description:
      'Button below the columns that scrolls to a column, when several accounts are signed in; {name}: title of the column; {handle}: handle of its account',
  },
  jumpUnread: {
    id: 'deck.jumpUnread',
    defaultMessage: '{label} (new items)',
    description:
      'Button below the columns that scrolls to a column with new posts or notifications; {label}: its usual label, e.g. “Go to Home”',
  },
  numbered: {
    id: 'deck.numbered',
    defaultMessage: 'Column {number}',
    description: 'Name of a column whose title isn’t known yet; {number}: its position, from 1',
  },
  loading: {
    id: 'deck.loading',
    defaultMessage: 'Loading…',
    description: 'Title of a column while its code loads',
  },
})

/** The names of the widths of a column, by CSS pixels. */
export const widthMessages = defineMessages({
  320: { id: 'deck.width.narrow', defaultMessage: 'Narrow', description: 'Option of the width of a column' },
  360: {
    id: 'deck.width.standard',
    defaultMessage: 'Standard',
    description: 'Option of the width of a column',
  },
  440: { id: 'deck.width.wide', defaultMessage: 'Wide', description: 'Option of the width of a column' },
  560: {
    id: 'deck.width.extraWide',
    defaultMessage: 'Extra wide',
    description: 'Option of the width of a column',
  },
})
