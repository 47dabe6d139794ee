import { LiveListEngine } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineSource } from './source'
import { pollTimeline, timelinePorts, type FetchedStatuses } from './timeline-ports'

/** The engine of a timeline: a live list of posts. Its views share it. */
export class TimelineEngine extends LiveListEngine<StatusId, FetchedStatuses> {
  constructor(
    readonly runtime: Runtime,
    readonly source: TimelineSource,
  ) {
    super(runtime.client, source.key, timelinePorts(runtime, source))
  }

  /** Polls for new posts where no stream has them. Returns the function that stops it. */
  poll(): () => void {
    return this.source.channel === null ? pollTimeline(this.runtime, this.source, this) : () => {}
  }
}
