import { useSetting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import type { IsVisible } from '@/lib/live-list'
import { useLiveTail, type TailEngine } from '@/lib/ui/live-list/use-live-tail'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineState } from '../engine/timeline-state'
import { messages } from '../rows/messages'

/** Loads older posts of a timeline. Returns the props of the list's tail. */
export function useOlder(
  engine: TailEngine<StatusId>,
  state: TimelineState,
  keys: readonly string[],
  isVisible?: IsVisible<StatusId>,
) {
  const intl = useIntl()
  const byHand = useSetting('loadByHand')
  return useLiveTail(engine, state, {
    kind: 'posts',
    byHand,
    failedText: intl.formatMessage(messages.moreFailed),
    isEmpty: keys.length === 0,
    isVisible,
  })
}
