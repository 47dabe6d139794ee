import { useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import { useMissed } from './missed-store'

const MissedPanel = lazyPart(() => import('./missed-panel'), undefined, { failure: 'quiet' })

/** The summary of what the user missed, after a day or more away; nothing without one. */
export function MissedSummary() {
  const { on, range } = useMissed(useRuntime().identity.key)
  return on && range !== null && range.view !== 'dismissed' ? (
    <MissedPanel key={range.from} range={range} />
  ) : null
}
