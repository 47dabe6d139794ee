import { canCommand, command } from '@/lib/bus'
import { defineMessages, type Message } from '@/lib/i18n'
import { hasColumn, type Shortcut, type ShortcutTarget } from '@/lib/shortcuts'

const messages = defineMessages({
  previous: {
    id: 'shortcuts.previousColumn',
    defaultMessage: 'Previous column',
    description: 'Keyboard shortcut: moves to the column before this one',
  },
  next: {
    id: 'shortcuts.nextColumn',
    defaultMessage: 'Next column',
    description: 'Keyboard shortcut: moves to the column after this one',
  },
  numbered: {
    id: 'shortcuts.numberedColumn',
    defaultMessage: 'Column by its number',
    description: 'Keyboard shortcut: the keys 1 to 9 move to the first to ninth column',
  },
})

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

type To = number | 'next' | 'previous'

const moving = (
  id: string,
  keys: readonly string[],
  label: Message,
  to: (press?: string) => To,
): Shortcut => ({
  id,
  label,
  group: 'columns',
  keys,
  context: 'anywhere',
  mirrored: true,
  run: ({ column }: ShortcutTarget, press) => {
    if (column) command('focusColumn', { identity: column.identity.key, to: to(press) })
  },
  // Only the deck has columns next to each other.
  isAvailable: (target) => hasColumn(target) && canCommand('focusColumn'),
})

/** The shortcuts between the columns of the deck. */
export const columnShortcuts: readonly Shortcut[] = [
  moving('previousColumn', ['ArrowLeft'], messages.previous, () => 'previous'),
  moving('nextColumn', ['ArrowRight'], messages.next, () => 'next'),
  {
    ...moving('numberedColumn', DIGITS, messages.numbered, (press = '1') => Number(press) - 1),
    needsPress: true,
  },
]
