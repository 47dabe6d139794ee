import { useMemo } from 'react'
import type { FilterContext } from '@/features/filters'
import { useRuntime, type Runtime } from '@/lib/runtime'
import type { TimelineEntry } from './timeline-state'
import { leavesOut } from './left-out'
import { getOptions, useOptions } from './options-store'
import type { TimelineSource } from './source'
import { plainJudge, PresentRows, subjectOf, usePresent, type Judge } from '../rows/visibility'

/** Which of the reader's filters apply (product.md 5). */
export const filterContextOf = ({ kind }: TimelineSource): FilterContext =>
  kind === 'home' || kind === 'list' ? 'home' : kind === 'account' ? 'account' : 'public'

/** The judge of a timeline as the options are now. */
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

/** The entries that have a row; one that shows nothing must not take part in the windowing. */
export function useVisible(
  source: TimelineSource,
  entries: readonly TimelineEntry[],
): readonly TimelineEntry[] {
  const runtime = useRuntime()
  const options = useOptions(runtime.identity.who, source)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the judge reads the options of the moment
  const rows = useMemo(() => new PresentRows(runtime, judgeOf(runtime, source)), [runtime, source, options])
  return usePresent(runtime, rows, entries)
}
