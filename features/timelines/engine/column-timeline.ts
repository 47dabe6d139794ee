import type { Runtime } from '@/lib/runtime'
import { engineOf } from './engines'
import type { TimelineOptions } from './options-store'
import { rowFilterOf } from './row-filter'
import type { TimelineSource } from './source'

/** Returns a timeline as a column with these options shows it, by default those of the account. */
export function columnTimeline(runtime: Runtime, source: TimelineSource, options?: TimelineOptions) {
  const engine = engineOf(runtime, source)
  return {
    key: engine.key,
    mount: (how?: { patient?: boolean }) => engine.mount(how),
    /** True while posts wait that have a row in the column. */
    hasPending: () => {
      const absenceOf = rowFilterOf(runtime, source, options)
      return engine.hasPending((id) => absenceOf(id) === null)
    },
  }
}
