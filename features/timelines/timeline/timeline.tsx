import { useCallback, useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { FilterContextProvider } from '@/features/filters'
import { useSetting } from '@/features/settings'
import { StatusCard } from '@/features/statuses'
import { useIntl } from '@/lib/i18n'
import { hasTopFailed, isId, shownEntries } from '@/lib/live-list'
import type { StatusId } from '@/schemas/primitives'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { statusRow, type RowSubject } from '@/lib/ui/error-boundary/row-subject'
import type { Scroller } from '@/lib/column'
import { ListBody } from '@/lib/ui/list'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { useWindowHandle, type WindowMemory } from '@/lib/ui/windowed-list'
import { BoostStrip } from './lazy/lazy-boost-strip'
import { buildRows, rowOf } from './build-rows'
import { isCaughtUp, isExtra } from './extra-row'
import { CaughtUp, HomeExtras, NewerPill } from './lazy/lazy-home-extras'
import { GapRow } from './lazy/lazy-gap-row'
import { SuggestionsRow } from './lazy/lazy-suggestions-row'
import { useOptions } from '../engine/options-store'
import { PendingPosts } from './lazy/lazy-pending-posts'
import { Building, Empty, Failed } from './lazy/lazy-states'
import type { TimelineSource } from '../engine/source'
import { useOlder } from './use-older'
import { useSeek } from './use-seek'
import { useTimeline } from './use-timeline'
import { filterContextOf, useVisible } from '../engine/row-filter'
import { useReturnOffer } from './return-offer'
import { messages } from '../rows/messages'
import styles from '../rows/rows.module.css'

const NOBODY_WAITS: readonly StatusId[] = []

interface Props {
  source: TimelineSource
  scroller: Scroller
  memory: WindowMemory
  /** Name of the feed for screen readers. */
  label: string
  /** Shown instead of the default empty state. */
  empty?: ReactNode
  /** Posts to leave out because they are shown elsewhere on the page. */
  without?: readonly StatusId[]
  /** Shown after the last post, and below the empty state. */
  end?: ReactNode
}

const NONE: readonly StatusId[] = []

/** Height in pixels of unmeasured rows. */
const ESTIMATED_HEIGHT = 180

const subjectOf = (key: string): RowSubject | null =>
  key.startsWith('gap:') || isExtra(key) ? null : statusRow(key)

/** Shown at the end of a home that the server is still building. */
function StillBuilding() {
  const intl = useIntl()
  return (
    <output className={styles.building}>
      <Spinner size="small" />
      {intl.formatMessage(messages.building)}
    </output>
  )
}

/** A timeline: its rows, gaps, pending posts, its end, and the states without rows. */
export function Timeline({ source, scroller, memory, label, empty, without = NONE, end }: Props) {
  const handle = useWindowHandle(memory)
  const { engine, view, state, report } = useTimeline(source, memory)
  const { entries, pendingCount } = state
  const { shown, isVisible } = useVisible(source, entries)
  const visible = useMemo(
    () => (without.length > 0 ? shown.filter((entry) => !isId(entry) || !without.includes(entry)) : shown),
    [shown, without],
  )
  const pending = useMemo(() => new Set(entries.slice(0, pendingCount)), [entries, pendingCount])
  const collapse = useSetting('collapseBoosts') && source.kind !== 'account'
  const gather = useSetting('boostStrips') && source.kind !== 'account'
  const { suggestions, caughtUp } = view
  const suggestionsBefore = useSyncExternalStore(suggestions.subscribe, suggestions.read)
  const caughtUpBefore = useSyncExternalStore(caughtUp.subscribe, caughtUp.read)
  const rows = useMemo(() => {
    const { cache } = engine.runtime
    const read = (id: StatusId) => cache.read('status', id)
    const anchor = memory.anchor?.key ?? null
    return buildRows(
      { entries: visible, pending, read },
      { collapse, gather, anchor, extra: { suggestionsBefore, caughtUpBefore } },
      view.rows,
    )
  }, [engine, view, visible, pending, collapse, gather, memory, suggestionsBefore, caughtUpBefore])
  useLayoutEffect(() => view.keepRows(rows), [view, rows])
  const { keys, posts, pending: waiting } = rows
  const { boosters } = rows.folded
  const { strips } = rows.gathered
  const readsUpwards =
    useOptions(engine.runtime.identity.key, source).start === 'unread' && source.kind === 'home'
  const seek = useMemo(
    () => ({ readsUpwards, rowOf: (key: string) => rowOf(rows, key as StatusId) }),
    [readsUpwards, rows],
  )
  const seeking = useSeek(engine, state, keys, handle, seek)
  const older = useOlder(engine, state, keys, isVisible)
  const size = state.hasMore || keys.some((key) => key.startsWith('gap:')) ? -1 : keys.length
  const renderRow = useCallback(
    (key: string, index: number) => {
      const inList = { position: index + 1, size }
      if (key.startsWith('gap:')) return <GapRow name={key} engine={engine} list={handle} {...inList} />
      if (isCaughtUp(key)) return <CaughtUp {...inList} />
      if (isExtra(key)) return <SuggestionsRow view={view} {...inList} />
      const id = key as StatusId
      const members = strips.get(id)
      if (members) return <BoostStrip ids={members} boosters={boosters} {...inList} />
      return <StatusCard id={id} boosters={boosters.get(id)} />
    },
    [engine, view, handle, size, boosters, strips],
  )

  // None of the pending posts has a row, in no view, so there is no button to show them.
  const isIdle = state.requests.length === 0 && state.failed === null
  const hasOnlyInvisiblePending = pendingCount > 0 && waiting.length === 0
  useEffect(() => {
    if (hasOnlyInvisiblePending && isIdle && !view.hasWaiting()) engine.show()
  }, [engine, view, hasOnlyInvisiblePending, isIdle])

  const goTo = useCallback(
    (id: StatusId, offset = 0) => handle.scrollTo(rowOf(view.rows, id), { focus: true, offset }),
    [view, handle],
  )
  const refresh = useCallback(
    () => import('@/lib/live-list/check-for-new').then(({ checkForNew }) => checkForNew(engine)),
    [engine],
  )
  useReturnOffer(engine, handle, goTo)
  const show = () => {
    const [first] = waiting
    if (first !== undefined) goTo(first)
    engine.show()
  }

  // A list that was never finished has nothing to show either.
  const isMissing = !state.loaded || (state.provisional && !state.partial && shownEntries(state).length === 0)
  if (isMissing && hasTopFailed(state))
    return <Failed engine={engine} error={state.topError} busy={state.requests.length > 0} />
  if (!state.loaded || seeking) return <SkeletonList />
  if (shownEntries(state).length === 0 && state.partial) return <Building />
  // All posts are already shown above.
  if (keys.length === 0 && !state.hasMore && shown.length > 0 && without.length > 0) return end
  if (keys.length === 0 && !state.hasMore)
    return (
      <>
        <Empty source={source} leftOut={entries.length > 0}>
          {empty}
        </Empty>
        {end}
      </>
    )
  return (
    <div className={styles.timeline}>
      <PendingPosts ids={readsUpwards ? NOBODY_WAITS : waiting} engine={engine} state={state} onShow={show} />
      {readsUpwards && (
        <NewerPill
          view={view}
          rows={visible.filter((entry) => !isId(entry) || !rows.folded.absent.has(entry))}
          onGo={goTo}
        />
      )}
      {source.kind === 'home' && <HomeExtras view={view} keys={posts} />}
      <FilterContextProvider value={filterContextOf(source)}>
        <ListBody
          key={readsUpwards ? 'upwards' : 'downwards'}
          label={label}
          busy={state.requests.length > 0}
          from={engine.key}
          live={!readsUpwards}
          keys={keys}
          size={size}
          renderRow={renderRow}
          subjectOf={subjectOf}
          handle={handle}
          scroller={scroller}
          estimate={ESTIMATED_HEIGHT}
          onView={report}
          isUnread={view.isNew}
          onNearEnd={older.onNearEnd}
          onRefresh={refresh}
          tail={
            state.partial ? { ...older.tail, state: 'end', end: <StillBuilding /> } : { ...older.tail, end }
          }
        />
      </FilterContextProvider>
    </div>
  )
}
