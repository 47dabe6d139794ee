import { ToastRegion } from '@/lib/ui/toast/toast-region'
import { TooltipLayer } from '@/lib/ui/tooltip/tooltip-layer'
import { Modals } from '../../wiring/modals'
import { HoverCards } from './hover-cards'

/** Modals, toasts, tooltips and cards: nothing of them is on screen before somebody acts or something fails. */
export default function Floating({ who }: { who: string }) {
  return (
    <>
      <Modals />
      <ToastRegion identity={who} />
      <TooltipLayer />
      <HoverCards />
    </>
  )
}
