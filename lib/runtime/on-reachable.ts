import { onFact } from '@/lib/bus'
import type { Runtime } from './runtime'

/** Calls `listener` when the server of a runtime answers again after it was unreachable; returns the unsubscriber. */
export const onReachable = (
  { identity: { key } }: Pick<Runtime, 'identity'>,
  listener: () => void,
): (() => void) => onFact('reachable', ({ identity }) => void (identity === key && listener()))
