import { canCommand, command } from '@/lib/bus'
import type { Message } from '@/lib/i18n'
import { hasColumn, type Shortcut } from '@/lib/shortcuts'
import { messages } from './messages'

const sending = (id: 'nextLayout' | 'saveLayout', label: Message, keys: readonly string[]): Shortcut => ({
  id,
  label,
  group: 'columns',
  keys,
  context: 'anywhere',
  run: ({ column }) => {
    if (column) command(id, { identity: column.identity.key })
  },
  isAvailable: (target) => hasColumn(target) && canCommand(id),
})

/** The shortcuts of the layouts of the deck. */
export const layoutShortcuts: readonly Shortcut[] = [
  sending('nextLayout', messages.next, ['g w']),
  sending('saveLayout', messages.save, []),
]
