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
  timelineOptions.of(identityKey).set(({ [name]: before, ...rest }) => {
    const kept = Object.fromEntries(Object.entries(rest).slice(1 - MAX_STORED_TIMELINES))
    return { ...kept, [name]: { ...DEFAULT_OPTIONS, ...before, ...change } }
  })
}
