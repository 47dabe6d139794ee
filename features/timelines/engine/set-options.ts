import { withLatest } from '@/lib/util/with-latest'
import { DEFAULT_OPTIONS, timelineNameOf, timelineOptions, type TimelineOptions } from './options-store'
import type { TimelineSource } from './source'

/** The number of timelines with stored options per identity; beyond that the ones changed longest ago are dropped. */
const MAX_STORED_TIMELINES = 100

/** Changes options of a timeline, immediately and in every tab. */
export function setOptions(
  identityKey: string,
  source: TimelineSource,
  change: Partial<TimelineOptions>,
): void {
  const name = timelineNameOf(source)
  timelineOptions
    .of(identityKey)
    .set((all) =>
      withLatest(all, name, { ...DEFAULT_OPTIONS, ...all[name], ...change }, MAX_STORED_TIMELINES),
    )
}
