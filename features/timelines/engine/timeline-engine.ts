import { LiveListEngine } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import type { WindowView } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { NO_ROWS } from '../timeline/build-rows'
import { ExtraRow } from '../timeline/extra-row'
import type { TimelineSource } from './source'
import { timelinePorts, type FetchedStatuses } from './timeline-ports'

/** The reader's position in a view of a timeline. */
export interface ReadPosition {
  readonly view: WindowView
  /** True when the tab is visible and nothing covers the list. */
  readonly seen: boolean
}

/** The engine of a timeline: a live list of posts, with the state its views share. */
export class TimelineEngine extends LiveListEngine<StatusId, FetchedStatuses> {
  /** The rows of the latest render. The next rows keep what must not change under the reader. */
  rows = NO_ROWS

  /** Stores the rows of the latest render. */
  keepRows(rows: typeof NO_ROWS): void {
    this.rows = rows
  }
  readonly extra = new ExtraRow()
  #watchers = new Set<(seen: ReadPosition) => void>()
  #seen: ReadPosition | null = null

  constructor(
    readonly runtime: Runtime,
    readonly source: TimelineSource,
  ) {
    super(runtime.client, source.key, timelinePorts(runtime, source))
  }

  /** Calls `watcher` with the reader's position, now and on every change. */
  watch(watcher: (seen: ReadPosition) => void): () => void {
    this.#watchers.add(watcher)
    if (this.#seen) watcher(this.#seen)
    return () => void this.#watchers.delete(watcher)
  }

  /** Reports the reader's position in a view. */
  viewed(seen: ReadPosition) {
    this.#seen = seen
    for (const watcher of this.#watchers) watcher(seen)
  }
}
