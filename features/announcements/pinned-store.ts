import { create } from 'zustand'
import type { Scroller } from '@/lib/column'

/** The columns whose announcements follow the scrolling, as they were opened below the top of home. */
const usePinnedColumns = create<{ scrollers: ReadonlySet<Scroller> }>(() => ({ scrollers: new Set() }))

export const usePinned = (scroller: Scroller): boolean =>
  usePinnedColumns(({ scrollers }) => scrollers.has(scroller))

export const setPinned = (scroller: Scroller, pinned: boolean): void =>
  usePinnedColumns.setState(({ scrollers }) => ({
    scrollers: new Set([
      ...[...scrollers].filter((each) => each !== scroller),
      ...(pinned ? [scroller] : []),
    ]),
  }))

/** The shown announcements of each column. */
export const panels = new WeakMap<Scroller, HTMLElement>()
