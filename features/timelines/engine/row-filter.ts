import { useCallback, useMemo } from 'react'
import type { FilterContext } from '@/features/filters'
import { shownStatusOf } from '@/lib/cache'
import type { IsVisible } from '@/lib/live-list'
import { useRuntime, type Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineEntry } from './timeline-state'
import { isExcluded } from './is-excluded'
import { getOptions, useOptions } from './options-store'
import type { TimelineSource } from './source'
import { plainRowFilter, VisibleRows, useVisibleEntries, type RowFilter } from '../rows/visibility'

/** The filter context of a timeline. */
export const filterContextOf = ({ kind }: TimelineSource): FilterContext =>
  kind === 'home' || kind === 'list' ? 'home' : kind === 'account' ? 'account' : 'public'

/** Returns the row filter of a timeline, by default for its current options. */
export function rowFilterOf(
  runtime: Runtime,
  source: TimelineSource,
  options = getOptions(runtime.identity.key, source),
): RowFilter {
  const { cache, me } = runtime
  const plain = plainRowFilter(runtime, filterContextOf(source))
  return (id) => {
    if (plain(id) !== null) return 'hidden'
    const status = cache.read('status', id)
    if (!status) return null
    return isExcluded(options, status, shownStatusOf(cache, status) ?? status, me) ? 'left-out' : null
  }
}

/** The entries of a view of a timeline that have a row. */
interface VisibleEntries {
  /** Windowing must not include entries that render nothing. */
  shown: readonly TimelineEntry[]
  /** True when a post has a row in this view. */
  isVisible: IsVisible<StatusId>
}

/** Returns the entries that have a row in this column. */
export function useVisible(source: TimelineSource, entries: readonly TimelineEntry[]): VisibleEntries {
  const runtime = useRuntime()
  const options = useOptions(runtime.identity.key, source)
  const rows = useMemo(
    () => new VisibleRows(runtime, rowFilterOf(runtime, source, options)),
    [runtime, source, options],
  )
  const isVisible = useCallback((id: StatusId) => rows.rowFilter(id) === null, [rows])
  return { shown: useVisibleEntries(runtime, rows, entries), isVisible }
}
