import { useCallback, useEffect, useMemo, useRef } from 'react'
import { skipToken, useQuery, type QueryKey } from '@tanstack/react-query'
import { columnOfElement, useColumn, useColumnInView } from '@/lib/column'
import { useDocumentVisible } from '@/lib/hooks/use-document-visible'
import { useInterval } from '@/lib/hooks/use-interval'
import { emptyList, type ListState, type ListView, type LiveListEngine } from '@/lib/live-list'
import { useModals } from '@/lib/modals'
import { throttle } from '@/lib/util/timing/throttle'
import { useDropdowns } from '../floating/dropdown-store'
import type { WindowMemory, WindowView } from '../windowed-list'

/** The shortest time between two reports of the reader's position, in ms. */
const MOVED_MS = 1000

const EMPTY = emptyList<never>()

/** Returns the state of a live list and rerenders when it changes. */
export function useListState<Id extends string>({ key }: { readonly key: QueryKey }): ListState<Id> {
  const { data = EMPTY } = useQuery<ListState<Id>>({ queryKey: key, queryFn: skipToken })
  return data
}

interface Options {
  /**
   * When new items are shown to a reader at the top: 'live' at once, 'held' on request, or a number of ms after
   * which they are shown together.
   */
  showNew: 'live' | 'held' | number
  /** Returns the entry of a row, where the keys of rows are not those of entries. */
  entryOf?: (row: string) => string
  /** Called with the position in this view; `seen`: the list is in view and nothing covers it. */
  onView?: (view: WindowView, seen: boolean) => void
}

const sameKey = (row: string) => row

/** True while a menu or popover is open in the column, or outside of all columns. */
function useHasDropdown(): boolean {
  const column = useColumn()
  return useDropdowns(({ open, button }) => {
    if (open === null) return false
    const element = button?.closest('[data-column]')
    const own = element && columnOfElement(element)
    return own ? own === column : true
  })
}

/**
 * Returns the state of a live list and keeps it updated while mounted. The returned `report` passes the position of
 * this view to the engine; `isSeen`: the list is in view and nothing covers it. New items wait while the list is out of
 * view, and while a menu is open, whose row they would move away; a list at its top shows them after that.
 */
export function useLiveView<Id extends string, Page>(
  engine: LiveListEngine<Id, Page>,
  memory: WindowMemory,
  { showNew, entryOf = sameKey, onView }: Options,
) {
  const { pageKey } = useColumn()
  const inView = useColumnInView()
  const visible = useDocumentVisible() && inView
  const dialog = useModals((state) => state.stack.length > 0)
  // For the engine, a reader who shows new items by hand never sees the top.
  const hasDropdown = useHasDropdown()
  const covered = dialog || hasDropdown || showNew !== 'live'
  const state = useListState<Id>(engine)
  const seen = useRef({ top: memory.anchor === null, lowestNeeded: null as string | null })
  const entered = useRef<ReturnType<typeof engine.views.enter>>(undefined)

  useEffect(() => engine.mount(), [engine])
  useEffect(() => {
    const view: ListView = { ...seen.current, covered, visible, aside: !inView }
    const entry = engine.views.enter(view)
    entered.current = entry
    return () => entry.leave()
  }, [engine, covered, visible, inView])
  // Keeps the rows that this page's history entry returns to.
  useEffect(() => {
    const reader = seen
    engine.views.remember(pageKey, null)
    return () => {
      const { lowestNeeded } = reader.current
      engine.views.remember(pageKey, memory.anchor && (lowestNeeded ?? entryOf(memory.anchor.key)))
    }
  }, [engine, pageKey, memory, entryOf])

  const isOpen = inView && !hasDropdown
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const returned = isOpen && !wasOpen.current
    wasOpen.current = isOpen
    if (returned && !covered && visible && seen.current.top && engine.state.pendingCount > 0) engine.show()
  }, [isOpen, covered, visible, engine])

  useInterval(
    () => {
      if (visible && !dialog && seen.current.top && engine.state.pendingCount > 0) engine.show()
    },
    typeof showNew === 'number' ? showNew : null,
  )

  const moved = useMemo(() => throttle(() => engine.touch(), MOVED_MS), [engine])
  useEffect(() => () => moved.cancel(), [moved])
  const report = useCallback(
    (at: WindowView) => {
      const lowestMounted = at.lowestMounted === null ? null : entryOf(at.lowestMounted)
      const lowestNeeded = at.lowestNeeded === null ? null : entryOf(at.lowestNeeded)
      // The first report is not a move: storing it would render the list twice.
      const before = seen.current.lowestNeeded
      if (before !== null && before !== lowestNeeded) moved()
      seen.current = { top: at.atTop, lowestNeeded }
      entered.current?.report({ ...seen.current, covered, visible, aside: !inView })
      onView?.({ ...at, lowestMounted, lowestNeeded }, visible && !dialog)
    },
    [covered, dialog, visible, inView, moved, entryOf, onView],
  )
  return { state, report, isSeen: visible && !dialog }
}
