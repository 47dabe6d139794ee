import { LiveListEngine } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import type { WindowView } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { NO_ROWS } from '../timeline/build-rows'
import { ExtraRow } from '../timeline/extra-row'
import type { TimelineSource } from './source'
import { timelinePorts, type StatusPage } from './timeline-ports'

/** Where a reader is in a view of a timeline. */
export interface Seen {
  readonly view: WindowView
  /** In a visible tab, with nothing over it. */
  readonly seen: boolean
}

/** One timeline of one runtime: a live list of posts, with what its views share. */
export class TimelineEngine extends LiveListEngine<StatusId, StatusPage> {
  /** The rows of the latest render: the next ones keep what must not change under the reader. */
  rows = NO_ROWS

  /** Notes the rows that were drawn. */
  keepRows(rows: typeof NO_ROWS): void {
    this.rows = rows
  }
  readonly extra = new ExtraRow()
  #watchers = new Set<(seen: Seen) => void>()
  #seen: Seen | null = null

  constructor(
    readonly runtime: Runtime,
    readonly source: TimelineSource,
  ) {
    super(runtime.client, source.key, timelinePorts(runtime, source))
  }

  /** Calls back with the reader's place, now and whenever it changes. */
  watch(watcher: (seen: Seen) => void): () => void {
    this.#watchers.add(watcher)
    if (this.#seen) watcher(this.#seen)
    return () => void this.#watchers.delete(watcher)
  }

  /** A view reports its reader's place. */
  viewed(seen: Seen) {
    this.#seen = seen
    for (const watcher of this.#watchers) watcher(seen)
  }
}
