import { useMemo } from 'react'
import type { FilterContext } from '@/features/filters'
import { useRuntime, type Runtime } from '@/lib/runtime'
import type { TimelineEntry } from './timeline-state'
import { leavesOut } from './left-out'
import { getOptions, useOptions } from './options-store'
import type { TimelineSource } from './source'
import { plainJudge, PresentRows, subjectOf, usePresent, type Judge } from '../rows/visibility'

/** The filter context of a timeline. */
export const filterContextOf = ({ kind }: TimelineSource): FilterContext =>
  kind === 'home' || kind === 'list' ? 'home' : kind === 'account' ? 'account' : 'public'

/** Returns the judge of a timeline for its current options. */
export function judgeOf(runtime: Runtime, source: TimelineSource): Judge {
  const { cache, identity, me } = runtime
  const options = getOptions(identity.who, source)
  const plain = plainJudge(runtime, filterContextOf(source))
  return (id) => {
    if (plain(id) !== null) return 'hidden'
    const status = cache.read('status', id)
    if (!status) return null
    return leavesOut(options, status, subjectOf(cache, status), me) ? 'left-out' : null
  }
}

/** Returns the entries that have a row. Windowing must not include entries that render nothing. */
export function useVisible(
  source: TimelineSource,
  entries: readonly TimelineEntry[],
): readonly TimelineEntry[] {
  const runtime = useRuntime()
  const options = useOptions(runtime.identity.who, source)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the judge reads the current options
  const rows = useMemo(() => new PresentRows(runtime, judgeOf(runtime, source)), [runtime, source, options])
  return usePresent(runtime, rows, entries)
}
