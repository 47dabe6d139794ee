import { useLayoutEffect, useMemo } from 'react'
import { useColumn } from '@/lib/column'
import { scrollPositionOf, visitScrollPosition, type Resume } from './scroll-positions'
import { keyWithin } from '@/lib/runtime'

/**
 * Returns props of a list: the scroller of its column, and its scroll position on this page. `resume` decides which new
 * pages start at the last position of the list instead of its top. Default 'opened'.
 */
export function useScrollPosition(list: string, resume: Resume = 'opened') {
  const { pageKey: entry, identity, scroller } = useColumn()
  const name = keyWithin(identity, list)
  const memory = useMemo(() => scrollPositionOf(entry, name, resume), [entry, name, resume])
  useLayoutEffect(() => visitScrollPosition(entry, name, resume, memory), [entry, name, resume, memory])
  return { memory, scroller, key: `${entry} ${name}` }
}
