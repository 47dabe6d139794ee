import { defineMessages } from '@/lib/i18n'

export const partNames = defineMessages({
  settings: {
    id: 'backupParts.settings',
    defaultMessage: 'Settings',
    description: 'Part of a backup: the settings of this browser',
  },
  shortcuts: {
    id: 'backupParts.shortcuts',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Part of a backup',
  },
  alerts: {
    id: 'backupParts.alerts',
    defaultMessage: 'Notification alerts, sounds and quiet hours',
    description: 'Part of a backup: settings of this browser for the account',
  },
  views: {
    id: 'backupParts.views',
    defaultMessage: 'Notification and profile options',
    description:
      'Part of a backup: the chosen category of notifications, and which posts profiles show; of this browser for the account',
  },
  timelines: {
    id: 'backupParts.timelines',
    defaultMessage: 'Timeline options',
    description:
      'Part of a backup: which posts timelines show and where they start; of this browser for the account',
  },
  navigation: {
    id: 'backupParts.navigation',
    defaultMessage: 'Navigation: order and folded groups',
    description:
      'Part of a backup: the order of lists and hashtags in the navigation, and which groups are folded',
  },
  accounts: {
    id: 'backupParts.accounts',
    defaultMessage: 'Options of your other accounts',
    description:
      'Part of a backup: notification alerts, timeline options and the like of the other signed-in accounts',
  },
  filters: { id: 'backupParts.filters', defaultMessage: 'Filters', description: 'Part of a backup' },
  lists: {
    id: 'backupParts.lists',
    defaultMessage: 'Lists with their members',
    description: 'Part of a backup',
  },
  drafts: {
    id: 'backupParts.drafts',
    defaultMessage: 'Drafts',
    description: 'Part of a backup: unsent posts',
  },
  layouts: {
    id: 'backupParts.layouts',
    defaultMessage: 'Column layouts',
    description: 'Part of a backup: saved arrangements of columns',
  },
})

export const messages = defineMessages({
  title: {
    id: 'backup.title',
    defaultMessage: 'Backup',
    description: 'Heading in the settings, of the export and import of one file',
  },
  text: {
    id: 'backup.text',
    defaultMessage:
      'One file with your settings, keyboard shortcuts, filters, lists, drafts and column layouts, and the options of all your accounts in this browser. It contains no passwords, but it does contain unsent posts, so keep it in a safe place.',
    description: 'Below the heading of the backup',
  },
  visitorText: {
    id: 'backup.visitorText',
    defaultMessage: 'One file with your settings, keyboard shortcuts and column layouts.',
    description: 'Below the heading of the backup, for visitors',
  },
  save: { id: 'backup.save', defaultMessage: 'Save backup', description: 'Button that saves a file' },
  choose: { id: 'backup.choose', defaultMessage: 'Restore backup', description: 'Button that opens a file' },
  saved: {
    id: 'backup.saved',
    defaultMessage: 'Backup saved as {file}.',
    description: 'After saving a backup; {file}: name of the file',
  },
  incomplete: {
    id: 'backup.incomplete',
    defaultMessage:
      'Couldn’t read these from your server, so they’re missing from the file: {parts}. Try again later.',
    description: 'After saving a backup; {parts}: names of missing parts',
  },
  invalid: {
    id: 'backup.invalid',
    defaultMessage: '{file} is not a backup of Skein, or it is damaged. Choose another file.',
    description: 'Error about a chosen file; {file}: its name',
  },
  newer: {
    id: 'backup.newer',
    defaultMessage:
      '{file} was saved by a newer version of Skein. Reload Skein to update it, then try again.',
    description: 'Error about a chosen file; {file}: its name',
  },
  tooLarge: {
    id: 'backup.tooLarge',
    defaultMessage: '{file} is too large to be a backup. Choose another file.',
    description: 'Error about a chosen file; {file}: its name',
  },
  preview: {
    id: 'backup.preview',
    defaultMessage: 'Restore {file}',
    description: 'Heading of the preview of a backup; {file}: name of the file',
  },
  from: {
    id: 'backup.from',
    defaultMessage: 'Saved by {account} on {date}. Nothing changes until you choose Restore.',
    description: 'In the preview of a backup; {account}: address of an account; {date}: a date',
  },
  reading: {
    id: 'backup.reading',
    defaultMessage: 'Comparing with your data…',
    description: 'While the preview of a backup loads, or a backup is written',
  },
  choice: {
    id: 'backup.choice',
    defaultMessage: 'Restore',
    description: 'Above the list of parts of a backup to choose from',
  },
  added: {
    id: 'backup.added',
    defaultMessage: '{count} new',
    description: 'Summary of a part of a backup; {count}: number of items that are added',
  },
  addedNames: {
    id: 'backup.addedNames',
    defaultMessage: '{count} new ({names})',
    description:
      'Summary of a part of a backup; {count}: number of items that are added; {names}: names of some of them',
  },
  changed: {
    id: 'backup.changed',
    defaultMessage: '{count} changed',
    description: 'Summary of a part of a backup; {count}: number of settings that get another value',
  },
  same: {
    id: 'backup.same',
    defaultMessage: '{count} already here',
    description: 'Summary of a part of a backup; {count}: number of items that exist already',
  },
  noChange: {
    id: 'backup.noChange',
    defaultMessage: 'No changes',
    description: 'Summary of a part of a backup that changes nothing',
  },
  unreadablePart: {
    id: 'backup.unreadablePart',
    defaultMessage: 'Damaged: this part can’t be restored',
    description: 'Summary of a part of a backup',
  },
  failedPart: {
    id: 'backup.failedPart',
    defaultMessage:
      'Couldn’t be compared with your server. Choose the file again later to restore this part.',
    description: 'Summary of a part of a backup',
  },
  unknownParts: {
    id: 'backup.unknownParts',
    defaultMessage: 'This version of Skein can’t restore these parts: {names}',
    description: 'In the preview of a backup; {names}: technical names of parts',
  },
  nothing: {
    id: 'backup.nothing',
    defaultMessage: 'Everything in this file is already here.',
    description: 'In the preview of a backup without changes',
  },
  apply: { id: 'backup.apply', defaultMessage: 'Restore', description: 'Button that restores a backup' },
  cancel: {
    id: 'backup.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the preview of a backup',
  },
  close: {
    id: 'backup.close',
    defaultMessage: 'Close',
    description: 'Button that closes the result of a restore',
  },
  undo: {
    id: 'backup.undo',
    defaultMessage: 'Undo changes to settings, shortcuts, options and layouts',
    description: 'Button after a restore that restores the previous settings, shortcuts, options and layouts',
  },
  undone: {
    id: 'backup.undone',
    defaultMessage: 'Previous settings restored.',
    description: 'After undoing a restore',
  },
  done: {
    id: 'backup.done',
    defaultMessage: 'Restored: {parts}.',
    description: 'After a restore; {parts}: names of parts',
  },
  failed: {
    id: 'backup.failed',
    defaultMessage:
      '{part}: {count, plural, one {# item} other {# items}} couldn’t be restored. Choose the file again to restore the rest.',
    description: 'After a restore; {part}: name of a part; {count}: number of failed items',
  },
  listsContinue: {
    id: 'backup.listsContinue',
    defaultMessage: 'List members are still being added. See the progress below.',
    description: 'After a restore that started to add members to lists',
  },
})

/** Notes about content that a backup lacks or that is not restored. */
export const leftOutNames = defineMessages({
  unknown: {
    id: 'backupLeftOut.unknown',
    defaultMessage:
      '{count, plural, one {# item} other {# items}} can’t be read and {count, plural, one {is} other {are}} left out',
    description: 'Note about a part of a backup; {count}: number of items',
  },
  expired: {
    id: 'backupLeftOut.expired',
    defaultMessage:
      '{count, plural, one {# filter has} other {# filters have}} expired and {count, plural, one {is} other {are}} left out',
    description: 'Note about filters in a backup; {count}: number of filters',
  },
  signedOut: {
    id: 'backupLeftOut.signedOut',
    defaultMessage:
      '{count, plural, one {# column} other {# columns}} of accounts that aren’t signed in here {count, plural, one {is} other {are}} left out',
    description: 'Note about a part of a backup; {count}: number of columns',
  },
  signedOutAccounts: {
    id: 'backupLeftOut.signedOutAccounts',
    defaultMessage:
      '{count, plural, one {# account that isn’t} other {# accounts that aren’t}} signed in here {count, plural, one {is} other {are}} left out',
    description: 'Note about a part of a backup; {count}: number of accounts',
  },
  elsewhere: {
    id: 'backupLeftOut.elsewhere',
    defaultMessage:
      '{count, plural, one {# option belongs} other {# options belong}} to another server and {count, plural, one {is} other {are}} left out',
    description: 'Note about a part of a backup; {count}: number of options, such as those of a list',
  },
  files: {
    id: 'backupLeftOut.files',
    defaultMessage: '{count, plural, one {# attached file is} other {# attached files are}} missing',
    description: 'Note about a part of a backup; {count}: number of files of drafts',
  },
  largeFiles: {
    id: 'backupLeftOut.largeFiles',
    defaultMessage:
      '{count, plural, one {# attached file was} other {# attached files were}} too large for the backup',
    description: 'Note about a part of a backup; {count}: number of files of drafts',
  },
  replies: {
    id: 'backupLeftOut.replies',
    defaultMessage:
      '{count, plural, one {# draft loses the post it replies to or quotes, which is} other {# drafts lose the posts they reply to or quote, which are}} on another server',
    description: 'Note about a part of a backup; {count}: number of drafts',
  },
  posts: {
    id: 'backupLeftOut.posts',
    defaultMessage:
      '{count, plural, one {# individual post} other {# individual posts}} in filters {count, plural, one {is} other {are}} left out',
    description: 'Note about a part of a backup; {count}: number of posts in filters',
  },
})
