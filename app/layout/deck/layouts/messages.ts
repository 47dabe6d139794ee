import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  layouts: {
    id: 'layouts.menu',
    defaultMessage: 'Layouts',
    description: 'Button in the navigation of the deck and its menu: saved sets of columns',
  },
  count: {
    id: 'layouts.count',
    defaultMessage: '{count, plural, one {# column} other {# columns}}',
    description: 'Below the name of a layout in the menu; {count}: number of its columns',
  },
  save: {
    id: 'layouts.save',
    defaultMessage: 'Save as layout',
    description: 'Item of the menu of layouts: saves the columns under a name',
  },
  update: {
    id: 'layouts.update',
    defaultMessage: 'Save changes to layout',
    description:
      'Item of the menu of layouts: saves the columns in the chosen layout, which differs from them',
  },
  rename: {
    id: 'layouts.rename',
    defaultMessage: 'Rename layout',
    description: 'Item of the menu of layouts: renames the chosen layout',
  },
  remove: {
    id: 'layouts.delete',
    defaultMessage: 'Delete layout',
    description: 'Item of the menu of layouts: deletes the chosen layout, its columns stay on screen',
  },
  exportFile: {
    id: 'layouts.export',
    defaultMessage: 'Export layout',
    description: 'Item of the menu of layouts: saves the chosen layout as a file',
  },
  importFile: {
    id: 'layouts.import',
    defaultMessage: 'Import layouts',
    description: 'Item of the menu of layouts: adds the layouts of a file',
  },
  saveTitle: {
    id: 'layouts.save.title',
    defaultMessage: 'Save layout',
    description: 'Title of the dialog that saves the columns under a name',
  },
  renameTitle: {
    id: 'layouts.rename.title',
    defaultMessage: 'Rename layout',
    description: 'Title of the dialog that renames a layout',
  },
  name: {
    id: 'layouts.name',
    defaultMessage: 'Name',
    description: 'Field for the name of a layout',
  },
  nameMissing: {
    id: 'layouts.name.missing',
    defaultMessage: 'Enter a name.',
    description: 'Error below the field for the name of a layout when it is empty',
  },
  nameTaken: {
    id: 'layouts.name.taken',
    defaultMessage: 'Another layout has this name. Choose a different name.',
    description: 'Error below the field for the name of a layout when it is renamed',
  },
  replaces: {
    id: 'layouts.name.replaces',
    defaultMessage: 'The layout with this name will be replaced.',
    description: 'Hint below the field for the name of a layout when it is saved under the name of another',
  },
  replace: {
    id: 'layouts.replace',
    defaultMessage: 'Replace',
    description: 'Button of the dialog that saves the columns: replaces the layout with the same name',
  },
  confirmSave: {
    id: 'layouts.save.confirm',
    defaultMessage: 'Save',
    description: 'Button of the dialogs that save or rename a layout',
  },
  cancel: {
    id: 'layouts.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of the dialogs that save or rename a layout',
  },
  switched: {
    id: 'layouts.switched',
    defaultMessage: 'Switched to “{name}”',
    description: 'Notice after another layout was chosen; {name}: its name',
  },
  saved: {
    id: 'layouts.saved',
    defaultMessage: 'Saved “{name}”',
    description: 'Notice after the columns were saved as a layout; {name}: its name',
  },
  deleted: {
    id: 'layouts.deleted',
    defaultMessage: 'Deleted “{name}”',
    description: 'Notice after a layout was deleted; {name}: its name',
  },
  undo: {
    id: 'layouts.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice after a layout was chosen, replaced or deleted',
  },
  show: {
    id: 'layouts.show',
    defaultMessage: 'Switch',
    description: 'Button in the notice after a layout was imported: switches to it',
  },
  imported: {
    id: 'layouts.imported',
    defaultMessage: '{count, plural, one {Imported {name}} other {Imported # layouts}}',
    description:
      'Notice after a file was imported; {count}: number of layouts; {name}: name of the only or the first one',
  },
  unknown: {
    id: 'layouts.imported.unknown',
    defaultMessage: '{count, plural, one {# column of an unknown type} other {# columns of unknown types}}',
    description: 'In the list of what an import left out; {count}: number of columns',
  },
  signedOut: {
    id: 'layouts.imported.signedOut',
    defaultMessage:
      '{count, plural, one {# column of an account that isn’t signed in} other {# columns of accounts that aren’t signed in}}',
    description: 'In the list of what an import left out; {count}: number of columns',
  },
  leftOut: {
    id: 'layouts.imported.leftOut',
    defaultMessage: 'Left out: {list}.',
    description: 'After an import; {list}: list of the numbers of columns that were left out, with reasons',
  },
  nothing: {
    id: 'layouts.imported.nothing',
    defaultMessage: 'No layout was imported from {file}',
    description: 'Title of the error when no column of a file can be shown here; {file}: name of the file',
  },
  unreadable: {
    id: 'layouts.import.unreadable',
    defaultMessage:
      'Couldn’t import {file}. It isn’t a file with layouts, or it’s damaged. Your layouts weren’t changed.',
    description: 'Error when a chosen file can’t be read; {file}: name of the file',
  },
  next: {
    id: 'layouts.next',
    defaultMessage: 'Next layout',
    description: 'Keyboard shortcut: switches to the next saved layout of the deck',
  },
  switchTo: {
    id: 'layouts.switchTo',
    defaultMessage: 'Switch to layout: {name}',
    description: 'Command in the command palette: switches to a layout of the deck; {name}: its name',
  },
})
