import { defineMessages } from '@/lib/i18n'

/** Names of what CSV files list. */
export const kindNames = defineMessages({
  follows: {
    id: 'dataKinds.follows',
    defaultMessage: 'Accounts you follow',
    description: 'A list that can be exported and imported as CSV',
  },
  lists: {
    id: 'dataKinds.lists',
    defaultMessage: 'Lists',
    description: 'Lists and their members, which can be exported and imported as CSV',
  },
  mutes: {
    id: 'dataKinds.mutes',
    defaultMessage: 'Muted accounts',
    description: 'A list that can be exported and imported as CSV',
  },
  blocks: {
    id: 'dataKinds.blocks',
    defaultMessage: 'Blocked accounts',
    description: 'A list that can be exported and imported as CSV',
  },
  servers: {
    id: 'dataKinds.domains',
    defaultMessage: 'Blocked servers',
    description: 'A list that can be exported and imported as CSV',
  },
  bookmarks: {
    id: 'dataKinds.bookmarks',
    defaultMessage: 'Bookmarks',
    description: 'A list that can be exported and imported as CSV',
  },
})

export const exportMessages = defineMessages({
  title: {
    id: 'dataExport.title',
    defaultMessage: 'Export people and bookmarks',
    description: 'Heading in the settings, of buttons that save CSV files',
  },
  text: {
    id: 'dataExport.text',
    defaultMessage:
      'CSV files in Mastodon’s format, which Mastodon and many other servers can import. A long list takes some time.',
    description: 'Below the heading of the export of CSV files',
  },
  save: {
    id: 'dataExport.save',
    defaultMessage: 'Export',
    description: 'Button that saves a list as a CSV file',
  },
  saveKind: {
    id: 'dataExport.saveKind',
    defaultMessage: 'Export: {kind}',
    description: 'For screen readers: button that saves a list as a CSV file; {kind}: name of the list',
  },
  cancel: { id: 'dataExport.cancel', defaultMessage: 'Cancel', description: 'Button that stops an export' },
  reading: {
    id: 'dataExport.reading',
    defaultMessage: '{count, plural, =0 {Reading…} other {# read so far…}}',
    description: 'Progress of an export, or of reading what the server has; {count}: entries read so far',
  },
  readingOf: {
    id: 'dataExport.readingOf',
    defaultMessage: '{count} of {total} read…',
    description: 'Progress of an export; {count}: entries read so far; {total}: all',
  },
  waiting: {
    id: 'dataExport.waiting',
    defaultMessage: 'Too many requests. Continuing at {time}.',
    description: 'While an export or import waits for a rate limit; {time}: time of day',
  },
  saved: {
    id: 'dataExport.saved',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} saved.',
    description: 'After an export; {count}: number of rows in the file',
  },
  lost: {
    id: 'dataExport.lost',
    defaultMessage:
      '{count, plural, one {# entry} other {# entries}} couldn’t be read and {count, plural, one {is} other {are}} missing from the file.',
    description: 'After an export; {count}: number of entries that the server sent in an unknown form',
  },
  empty: {
    id: 'dataExport.empty',
    defaultMessage: 'Nothing to export.',
    description: 'After an export of an empty list',
  },
  stopped: {
    id: 'dataExport.stopped',
    defaultMessage: 'Export cancelled.',
    description: 'After an export was stopped',
  },
})

export const importMessages = defineMessages({
  title: {
    id: 'dataImport.title',
    defaultMessage: 'Import people and bookmarks',
    description: 'Heading in the settings, of the import of CSV files',
  },
  text: {
    id: 'dataImport.text',
    defaultMessage:
      'Choose a CSV file exported from Skein, Mastodon or another server. You’ll see what will change before anything happens.',
    description: 'Below the heading of the import of CSV files',
  },
  choose: {
    id: 'dataImport.choose',
    defaultMessage: 'Choose CSV file',
    description: 'Button that opens a file',
  },
  tooLarge: {
    id: 'dataImport.tooLarge',
    defaultMessage: '{file} is too large. Files of up to 10 MB can be imported.',
    description: 'Error about a chosen file; {file}: its name',
  },
  unreadable: {
    id: 'dataImport.unreadable',
    defaultMessage: '{file} has no rows that can be imported. Check that it is a CSV file.',
    description: 'Error about a chosen file; {file}: its name',
  },
  kind: {
    id: 'dataImport.kind',
    defaultMessage: 'File contents',
    description: 'Label of a menu with kinds of lists',
  },
  preview: {
    id: 'dataImport.preview',
    defaultMessage: 'Import {file}',
    description: 'Heading of the preview of an import; {file}: name of the file',
  },
  as: {
    id: 'dataImport.as',
    defaultMessage: 'This changes the account {account}:',
    description: 'Above the list of what an import will do; {account}: address of the account',
  },
  add: {
    id: 'dataImport.add',
    defaultMessage:
      '{kind, select, follows {Follow {count, plural, one {# account} other {# accounts}}} lists {Add {count, plural, one {# member} other {# members}} to lists} mutes {Mute {count, plural, one {# account} other {# accounts}}} blocks {Block {count, plural, one {# account} other {# accounts}}} servers {Block {count, plural, one {# server} other {# servers}}} other {Bookmark {count, plural, one {# post} other {# posts}}}}',
    description: 'In the list of what an import will do; {kind}: what the file lists; {count}: new entries',
  },
  newLists: {
    id: 'dataImport.newLists',
    defaultMessage: 'Create {count, plural, one {the list} other {# lists}}: {titles}',
    description: 'In the list of what an import will do; {count}: number of lists; {titles}: their titles',
  },
  change: {
    id: 'dataImport.change',
    defaultMessage:
      '{kind, select, mutes {Change whether notifications are muted for {count, plural, one {# account} other {# accounts}}} other {Change boosts, notifications or languages of {count, plural, one {# account} other {# accounts}} you follow}}',
    description:
      'In the list of what an import will do, about entries that have other settings in the file; {kind}: what the file lists; {count}: their number',
  },
  remove: {
    id: 'dataImport.remove',
    defaultMessage:
      '{kind, select, mutes {Unmute {count, plural, one {# account} other {# accounts}}} blocks {Unblock {count, plural, one {# account} other {# accounts}}} other {Unblock {count, plural, one {# server} other {# servers}}}} that aren’t in the file',
    description:
      'In the list of what an import will do, when it replaces what is there; {kind}: what the file lists; {count}: entries missing from the file',
  },
  same: {
    id: 'dataImport.same',
    defaultMessage: '{count, plural, one {# entry is} other {# entries are}} already there',
    description: 'In the preview of an import: entries without a change',
  },
  own: {
    id: 'dataImport.own',
    defaultMessage:
      '{kind, select, servers {Your own server is left out} other {Your own account is left out}}',
    description: 'In the preview of an import',
  },
  repeated: {
    id: 'dataImport.repeated',
    defaultMessage: '{count, plural, one {# row repeats} other {# rows repeat}} an earlier one',
    description: 'In the preview of an import; {count}: number of rows',
  },
  invalid: {
    id: 'dataImport.invalid',
    defaultMessage: '{count, plural, one {# row} other {# rows}} can’t be imported',
    description: 'Opens the list of invalid rows; {count}: their number',
  },
  line: {
    id: 'dataImport.line',
    defaultMessage: 'Line {line}: {text}',
    description: 'An invalid row of a file; {line}: its line; {text}: its content',
  },
  quote: {
    id: 'dataImport.quote',
    defaultMessage: 'missing closing quotation mark',
    description: 'Why a row of a file is invalid',
  },
  address: {
    id: 'dataImport.address',
    defaultMessage: 'not a valid address',
    description: 'Why a row of a file is invalid: it names no account, server or post',
  },
  list: {
    id: 'dataImport.list',
    defaultMessage: 'missing list name',
    description: 'Why a row of a file is invalid',
  },
  more: {
    id: 'dataImport.more',
    defaultMessage: 'and {count, plural, one {# more} other {# more}}',
    description: 'End of a long list; {count}: number of items that are not shown',
  },
  mode: {
    id: 'dataImport.mode',
    defaultMessage: 'Also remove entries that aren’t in the file',
    description: 'Checkbox of an import: replace the list by the one of the file',
  },
  modeHint: {
    id: 'dataImport.modeHint',
    defaultMessage: 'Otherwise entries are only added. Export your list first if you may want it back.',
    description: 'Hint of the checkbox that an import replaces the list',
  },
  onlyMerge: {
    id: 'dataImport.onlyMerge',
    defaultMessage:
      '{kind, select, follows {No one is unfollowed, since some people would have to approve you again.} lists {No members are removed from lists.} other {No bookmarks are removed.}}',
    description: 'In the preview of an import that only adds; {kind}: what the file lists',
  },
  followNote: {
    id: 'dataImport.followNote',
    defaultMessage:
      'People who approve their followers get a request. Everyone you follow may get a notification.',
    description: 'In the preview of an import of follows',
  },
  blockNote: {
    id: 'dataImport.blockNote',
    defaultMessage: 'Blocking removes follows in both directions. Unblocking doesn’t restore them.',
    description: 'In the preview of an import of blocked accounts or servers',
  },
  listNote: {
    id: 'dataImport.listNote',
    defaultMessage: 'Only people you follow can be on a list, so import those first.',
    description: 'In the preview of an import of lists',
  },
  nothing: {
    id: 'dataImport.nothing',
    defaultMessage: 'Nothing to change. Everything in the file is already there.',
    description: 'In the preview of an import without an effect',
  },
  start: {
    id: 'dataImport.start',
    defaultMessage: 'Import {count, plural, one {# entry} other {# entries}}',
    description: 'Button that starts an import; {count}: number of changes',
  },
  cancel: {
    id: 'dataImport.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that stops an import or closes its preview',
  },
  pause: { id: 'dataImport.pause', defaultMessage: 'Pause', description: 'Button that interrupts an import' },
  resume: {
    id: 'dataImport.resume',
    defaultMessage: 'Continue',
    description: 'Button that continues an import',
  },
  close: {
    id: 'dataImport.close',
    defaultMessage: 'Close',
    description: 'Button that removes the result of an import',
  },
  retry: {
    id: 'dataImport.retry',
    defaultMessage: 'Try failed entries again',
    description: 'Button after an import with failures',
  },
  running: {
    id: 'dataImport.running',
    defaultMessage: 'Importing {kind} from {file}',
    description: 'Heading of a running import; {kind}: name of the list; {file}: name of the file',
  },
  progress: {
    id: 'dataImport.progress',
    defaultMessage: '{count} of {total} done',
    description: 'Progress of an import; {count}: entries tried so far; {total}: all',
  },
  keepOpen: {
    id: 'dataImport.keepOpen',
    defaultMessage:
      'You can keep using Skein, but don’t close it. If you do, you can continue the import here later.',
    description: 'While an import runs',
  },
  elsewhere: {
    id: 'dataImport.elsewhere',
    defaultMessage: 'This import runs in another tab.',
    description: 'Instead of the buttons of an import',
  },
  paused: { id: 'dataImport.paused', defaultMessage: 'Paused.', description: 'State of an import' },
  interrupted: {
    id: 'dataImport.interrupted',
    defaultMessage: 'Interrupted because Skein was closed.',
    description: 'State of an import after a reload',
  },
  cancelled: {
    id: 'dataImport.cancelled',
    defaultMessage: 'Cancelled. What was imported stays.',
    description: 'State of an import',
  },
  finished: {
    id: 'dataImport.finished',
    defaultMessage:
      '{failed, plural, =0 {Everything was imported.} one {Finished. # entry couldn’t be imported.} other {Finished. # entries couldn’t be imported.}}',
    description: 'State of an import; {failed}: number of failures',
  },
  offline: {
    id: 'dataImport.offline',
    defaultMessage: 'Paused: your server can’t be reached. Check your connection and continue.',
    description: 'State of an import',
  },
  session: {
    id: 'dataImport.session',
    defaultMessage: 'Paused: your session ended. Sign in again and continue.',
    description: 'State of an import',
  },
  refused: {
    id: 'dataImport.refused',
    defaultMessage: 'Paused: Skein isn’t allowed to do this. Sign in again to allow it, and continue.',
    description: 'State of an import: the token lacks a permission',
  },
  failures: {
    id: 'dataImport.failures',
    defaultMessage: '{count, plural, one {# failed entry} other {# failed entries}}',
    description: 'Opens the list of entries that were not imported',
  },
  missing: {
    id: 'dataImport.missing',
    defaultMessage: '{name}: not found',
    description: 'A failed entry; {name}: address of an account or post',
  },
  unfollowed: {
    id: 'dataImport.unfollowed',
    defaultMessage: '{name}: you don’t follow this account',
    description: 'A failed entry of a list; {name}: address of an account',
  },
  broken: {
    id: 'dataImport.broken',
    defaultMessage: '{name}: your server had an error. Try again later.',
    description: 'A failed entry; {name}: address of an account or post',
  },
  refusedEntry: {
    id: 'dataImport.refusedEntry',
    defaultMessage: '{name}: {reason}',
    description: 'A failed entry; {name}: address of an account or post; {reason}: message of the server',
  },
  refusedUnnamed: {
    id: 'dataImport.refusedUnnamed',
    defaultMessage: '{name}: refused by your server',
    description: 'A failed entry; {name}: address of an account or post',
  },
})
