import { useRuntime } from '@/lib/runtime'
import { LoadingBar } from '@/lib/ui/loading-bar/loading-bar'
import { ToastRegion } from '@/lib/ui/toast/toast-region'
import { TooltipLayer } from '@/lib/ui/tooltip/tooltip-layer'
import { activity } from '../environment'
import { Modals } from '../modals'

/** What floats over every screen. */
export function Overlays() {
  const { identity } = useRuntime()
  return (
    <>
      <Modals />
      <LoadingBar activity={activity} />
      <ToastRegion identity={identity.who} />
      <TooltipLayer />
    </>
  )
}
