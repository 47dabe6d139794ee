import { useAccounts } from '@/features/session'
import { ToastRegion } from '@/lib/ui/toast/toast-region'
import { TooltipLayer } from '@/lib/ui/tooltip/tooltip-layer'
import { Modals } from '../../wiring/modals'
import { Corner } from './corner'
import { HoverCards } from './hover-cards'

/**
 * Modals, toasts (of all accounts for `identityKey` null), tooltips, cards, and the video in the corner. Loaded later: none is visible before the
 * user acts or something fails.
 */
export default function Floating({ identityKey }: { identityKey: string | null }) {
  const accounts = useAccounts()
  return (
    <>
      <Modals />
      {identityKey === null ? (
        <ToastRegion named={accounts.length > 1} />
      ) : (
        <ToastRegion identity={identityKey} />
      )}
      <TooltipLayer />
      <HoverCards />
      <Corner />
    </>
  )
}
