import { canCommand, command } from '@/lib/bus'
import type { Shortcut } from '@/lib/shortcuts'
import { messages } from './messages'

/** The shortcuts of the layouts of the deck. */
export const layoutShortcuts: readonly Shortcut[] = [
  {
    id: 'nextLayout',
    label: messages.next,
    group: 'columns',
    keys: ['g w'],
    context: 'anywhere',
    run: ({ column }) => {
      if (column) command('nextLayout', { identity: column.identity.key })
    },
    isAvailable: ({ column }) => column !== undefined && canCommand('nextLayout'),
  },
  {
    id: 'saveLayout',
    label: messages.save,
    group: 'columns',
    keys: [],
    context: 'anywhere',
    run: ({ column }) => {
      if (column) command('saveLayout', { identity: column.identity.key })
    },
    isAvailable: ({ column }) => column !== undefined && canCommand('saveLayout'),
  },
]
