import { composeShortcuts } from '@/features/compose'
import { statusShortcuts } from '@/features/statuses'
import { listenForShortcuts, listShortcuts, registerShortcuts } from '@/lib/shortcuts'
import { interfaceIntl } from '../../boot/interface-intl'
import { layoutShortcuts } from '../../layout/deck/layouts/shortcuts'
import { appShortcuts } from './app-shortcuts'
import { columnShortcuts } from './column-shortcuts'
import { goToShortcuts } from './go-to'

/** Registers the shortcuts of all features, and listens for their keys. Returns the function that stops it. */
export function connectShortcuts(): () => void {
  const unsubscribers = [
    registerShortcuts([
      ...listShortcuts,
      ...statusShortcuts(interfaceIntl),
      ...composeShortcuts,
      ...goToShortcuts,
      ...columnShortcuts,
      ...layoutShortcuts,
      ...appShortcuts(interfaceIntl),
    ]),
    listenForShortcuts(),
  ]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}
