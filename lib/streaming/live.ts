import type { StatusId } from '@/schemas/primitives'
import { createMissedCheck } from './missed-check'
import type { StreamingOptions } from './options'
import { createPoller, type Poller, type PollerOptions } from './polling'
import { createStreaming, type Streaming } from './streaming'

export interface LiveOptions {
  readonly streaming: StreamingOptions
  readonly poller: PollerOptions
  /** True when a post was received, by any way. */
  readonly isKnown: (id: StatusId) => boolean
}

export interface Live {
  readonly streaming: Streaming
  readonly poller: Poller
}

/** Creates what keeps a screen live, as one chunk (see deferred.ts). */
export const createLive = ({ streaming, poller, isKnown }: LiveOptions): Live => ({
  streaming: createStreaming({ hasMissed: createMissedCheck(poller.fetchPage, isKnown), ...streaming }),
  poller: createPoller(poller),
})
