import { canCommand, command } from '@/lib/bus'
import { LayoutsIcon } from '@/lib/ui/icons'
import { getDeck } from '../layout/deck/deck-store'
import { messages } from '../layout/deck/layouts/messages'
import type { PaletteSource } from './sources'

/** Switches to another layout of the deck, while it is shown. */
export const layouts: PaletteSource = ({ intl, identityKey }) => {
  if (!canCommand('switchLayout')) return []
  return getDeck().layouts.map(({ id, name }) => ({
    id: `layout:${id}`,
    group: 'columns',
    label: intl.formatMessage(messages.switchTo, { name }),
    icon: <LayoutsIcon />,
    choice: { kind: 'run', run: () => void command('switchLayout', { identity: identityKey, to: { id } }) },
  }))
}
