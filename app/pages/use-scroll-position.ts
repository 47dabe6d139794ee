import { useLayoutEffect, useMemo } from 'react'
import { useHistoryEntry } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { documentScroller } from '@/lib/ui/windowed-list'
import { COLUMN_HEADER } from '../layout/column/column'
import { scrollPositionOf, visitScrollPosition, type Resume } from './scroll-positions'

const scroller = documentScroller(COLUMN_HEADER)

/**
 * Where a list scrolls and where the reader is in it, by history entry. `resume`: which new entries of it begin at
 * its last place instead of its top; by default the one that the app was opened with.
 */
export function useScrollPosition(list: string, resume: Resume = 'opened') {
  const entry = useHistoryEntry()
  const { identity } = useRuntime()
  const name = `${identity.who}/${list}`
  const memory = useMemo(() => scrollPositionOf(entry, name, resume), [entry, name, resume])
  useLayoutEffect(() => visitScrollPosition(entry, name, resume), [entry, name, resume])
  return { memory, scroller, key: `${entry} ${name}` }
}
