import { useMemo } from 'react'
import { useHistoryEntry } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { documentScroller } from '@/lib/ui/windowed-list'
import { COLUMN_HEADER } from '../layout/column'
import { placeOf } from '../places'

const scroller = documentScroller(COLUMN_HEADER)

/**
 * Where a list scrolls and where the reader is in it, by history entry. `resume`: a new entry begins at the list's
 * last place instead of its top.
 */
export function usePlace(list: string, resume = false) {
  const entry = useHistoryEntry()
  const { identity } = useRuntime()
  const name = `${identity.who}/${list}`
  const memory = useMemo(() => placeOf(entry, name, resume), [entry, name, resume])
  return { memory, scroller, key: `${entry} ${name}` }
}
