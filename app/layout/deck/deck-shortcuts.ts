import { defineMessages, type IntlShape, type Message } from '@/lib/i18n'
import { hasColumn, type Shortcut, type ShortcutTarget } from '@/lib/shortcuts'
import { COLUMN, firstOnScreen } from '@/lib/util/on-screen'
import { openAddColumn } from './add/payload'
import {
  duplicateColumn,
  isDuplicable,
  moveColumn,
  removeColumn,
  resizeColumn,
  toggleCollapsed,
} from './column/column-actions'
import { ROUTE_COLUMN, routeColumn } from './columns-on-screen'

const messages = defineMessages({
  add: {
    id: 'shortcuts.addColumn',
    defaultMessage: 'Add column',
    description: 'Keyboard shortcut: opens the dialog that adds a column',
  },
  moveBack: {
    id: 'shortcuts.moveColumnBack',
    defaultMessage: 'Move column to previous position',
    description: 'Keyboard shortcut: moves the column one position towards the first column',
  },
  moveForward: {
    id: 'shortcuts.moveColumnForward',
    defaultMessage: 'Move column to next position',
    description: 'Keyboard shortcut: moves the column one position towards the last column',
  },
  wider: {
    id: 'shortcuts.widerColumn',
    defaultMessage: 'Make column wider',
    description: 'Keyboard shortcut: gives the column the next greater width',
  },
  narrower: {
    id: 'shortcuts.narrowerColumn',
    defaultMessage: 'Make column narrower',
    description: 'Keyboard shortcut: gives the column the next smaller width',
  },
  collapse: {
    id: 'shortcuts.collapseColumn',
    defaultMessage: 'Collapse or expand column',
    description: 'Keyboard shortcut: reduces the column to a narrow strip, or restores it',
  },
  duplicate: {
    id: 'shortcuts.duplicateColumn',
    defaultMessage: 'Duplicate column',
    description: 'Keyboard shortcut: adds a column with the same page and options',
  },
  menu: {
    id: 'shortcuts.columnMenu',
    defaultMessage: 'Column options',
    description: 'Keyboard shortcut: opens the menu in the header of the column',
  },
  pin: {
    id: 'shortcuts.pinColumn',
    defaultMessage: 'Pin column',
    description: 'Keyboard shortcut: keeps the column of an opened link in the deck',
  },
  remove: {
    id: 'shortcuts.removeColumn',
    defaultMessage: 'Remove or close column',
    description: 'Keyboard shortcut: removes a column from the deck, or closes that of an opened link',
  },
})

/** Returns the id of the column in use; null outside of the deck. */
const idOf = ({ columnElement }: ShortcutTarget) => columnElement?.getAttribute(COLUMN) || null

const isStored = (target: ShortcutTarget) => {
  const id = idOf(target)
  return id !== null && id !== ROUTE_COLUMN
}

const isAny = (target: ShortcutTarget) => idOf(target) !== null

const isOfLink = (target: ShortcutTarget) => idOf(target) === ROUTE_COLUMN

/** Returns the button of the column's menu; collapsed columns and those of links have none. */
const menuButton = ({ columnElement }: ShortcutTarget) =>
  columnElement && firstOnScreen('[data-action="columnMenu"]', columnElement)

const onColumn = (
  id: string,
  keys: readonly string[],
  label: Message,
  run: (column: string) => void,
  isAvailable: (target: ShortcutTarget) => boolean = isStored,
): Shortcut => ({
  id,
  label,
  group: 'columns',
  keys,
  context: 'anywhere',
  mirrored: true,
  run: (target) => {
    const column = idOf(target)
    if (column !== null) run(column)
  },
  isAvailable,
})

/** The shortcuts that arrange the columns of the deck, registered while it is shown. */
export const deckShortcuts = (intl: () => IntlShape): readonly Shortcut[] => [
  {
    id: 'addColumn',
    label: messages.add,
    group: 'columns',
    keys: ['g c'],
    context: 'anywhere',
    run: ({ column }) => column && openAddColumn(column.identity.key),
    isAvailable: hasColumn,
  },
  onColumn('moveColumnBack', ['Shift+ArrowLeft'], messages.moveBack, (id) => moveColumn(intl(), id, -1)),
  onColumn('moveColumnForward', ['Shift+ArrowRight'], messages.moveForward, (id) =>
    moveColumn(intl(), id, 1),
  ),
  onColumn('widerColumn', ['+'], messages.wider, (id) => resizeColumn(intl(), id, 1), isAny),
  onColumn('narrowerColumn', ['-'], messages.narrower, (id) => resizeColumn(intl(), id, -1), isAny),
  onColumn(
    'duplicateColumn',
    [],
    messages.duplicate,
    duplicateColumn,
    (target) => isStored(target) && isDuplicable(idOf(target) ?? ''),
  ),
  onColumn('collapseColumn', ['Shift+c'], messages.collapse, toggleCollapsed),
  {
    id: 'columnMenu',
    label: messages.menu,
    group: 'columns',
    keys: ['Shift+m'],
    context: 'anywhere',
    run: (target) => menuButton(target)?.click(),
    isAvailable: (target) => menuButton(target) !== null,
  },
  onColumn('pinColumn', ['Shift+p'], messages.pin, () => routeColumn.current?.pin(), isOfLink),
  onColumn(
    'removeColumn',
    ['Shift+w'],
    messages.remove,
    (id) => (id === ROUTE_COLUMN ? routeColumn.current?.close() : removeColumn(intl(), id)),
    isAny,
  ),
]
