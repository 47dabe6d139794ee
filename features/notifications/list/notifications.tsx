import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { FilterContextProvider } from '@/features/filters'
import { useSetting, useShowNew } from '@/features/settings'
import { useColumn, type Scroller } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { hasTopFailed, pendingOverflow } from '@/lib/live-list'
import { checkForNew } from '@/lib/live-list/check-for-new'
import { statusRow, type RowSubject } from '@/lib/ui/error-boundary/row-subject'
import { CaughtUp } from '@/lib/ui/live-list/caught-up'
import { ListBody } from '@/lib/ui/list'
import { PendingPill } from '@/lib/ui/live-list/pending-pill'
import { useLiveTail } from '@/lib/ui/live-list/use-live-tail'
import { useLiveView } from '@/lib/ui/live-list/use-live-view'
import { useReturnToRow } from '@/lib/ui/live-list/use-return-to-row'
import { Pill } from '@/lib/ui/pill/pill'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { useWindowHandle, type WindowMemory, type WindowView } from '@/lib/ui/windowed-list'
import { notificationEngineOf } from '../engine/engines'
import type { NotificationFilter } from '../engine/notification-filter'
import { useTrackAbsence } from '../missed/use-track-absence'
import { notificationMarkerOf } from '../read-state/read-marker'
import { isLoadedDownTo, isUnread } from '../read-state/read-state'
import { NotificationRow } from '../row/notification-row'
import { NotificationGap } from './lazy-gap-row'
import { nearestEntry } from './nearest-entry'
import { messages } from './messages'
import { entryOfKey, isLine, rowKeys } from './row-keys'
import { NoNotifications, NotificationsFailed } from './states'
import { useAnnounceArrivals } from './arrivals/use-announce-arrivals'
import { useFocusedGroup } from './arrivals/use-focused-group'
import { useGroupRows } from './use-group-rows'
import { useReadLine } from './use-read-line'
import styles from './notifications.module.css'

interface Props {
  filter: NotificationFilter
  scroller: Scroller
  memory: WindowMemory
  /** Name of the list for screen readers. */
  label: string
}

/** Height in pixels of unmeasured rows. */
const ESTIMATED_HEIGHT = 140

/** The notifications of a category: rows, gaps, pending ones, the end, and the states without rows. */
export function Notifications({ filter, scroller, memory, label }: Props) {
  const intl = useIntl()
  const { runtime } = useColumn()
  const handle = useWindowHandle(memory)
  const engine = useMemo(() => notificationEngineOf(runtime, filter), [runtime, filter])
  const byHand = useSetting('loadByHand')
  const showNew = useShowNew()
  const [isAtTop, setAtTop] = useState(memory.anchor === null)
  const onView = useCallback(({ atTop }: WindowView) => setAtTop(atTop), [])
  const {
    state: newest,
    report,
    isSeen,
  } = useLiveView(engine, memory, { showNew, entryOf: entryOfKey, onView })
  const { state, rows, pending } = useGroupRows(engine, newest)

  const marker = useMemo(() => notificationMarkerOf(runtime), [runtime])
  const line = useReadLine(marker)
  useTrackAbsence(engine, marker, line, rows)
  const newestEntry = state.entries.find((entry) => typeof entry === 'string') ?? null
  const isTopShown = state.loaded && isAtTop && state.pendingCount === 0
  useEffect(() => marker.start(), [marker])
  useEffect(() => {
    // Other categories do not show everything.
    if (filter !== 'all' || line === undefined) return
    marker.note({ tabVisible: isSeen, mounted: true, atTop: isTopShown, newest: newestEntry })
  }, [marker, filter, line, isSeen, isTopShown, newestEntry])

  // While the list is read again, its rows stay.
  const hasAllNew = useMemo(() => isLoadedDownTo(state, line), [state, line])
  const current = useMemo(() => ({ rows, allNewLoaded: hasAllNew }), [rows, hasAllNew])
  const [last, setLast] = useState(current)
  if (state.loaded && last !== current) setLast(current)
  const isReloading = !state.loaded && state.requests.length > 0 && last.rows.length > 0
  const { rows: shown, allNewLoaded } = isReloading ? last : current
  const byEntry = useMemo(() => new Map(shown.map((row) => [row.entry, row])), [shown])
  const keys = useMemo(() => rowKeys(shown, line, allNewLoaded), [shown, line, allNewLoaded])
  useAnnounceArrivals(state, rows, isSeen)
  useFocusedGroup(shown, handle)
  const rowFor = useCallback((missing: string) => nearestEntry(state, missing), [state])
  const isSeeking = useReturnToRow(engine, state, keys, handle, { rowFor })
  const { tail, onNearEnd } = useLiveTail(engine, state, {
    kind: 'notifications',
    byHand,
    failedText: intl.formatMessage(messages.moreFailed),
    isEmpty: rows.length === 0,
  })
  const isOutdated = useSyncExternalStore(engine.onOutdated, engine.isOutdated)
  const size = state.hasMore || shown.some(({ kind }) => kind === 'gap') ? -1 : keys.length

  const renderRow = useCallback(
    (key: string, index: number) => {
      const inList = { position: index + 1, size }
      if (isLine(key)) return <CaughtUp {...inList} />
      const row = byEntry.get(key)
      if (!row) return null
      if (row.kind === 'gap') return <NotificationGap name={key} engine={engine} list={handle} {...inList} />
      return <NotificationRow group={row.group} unread={isUnread(line, row.group.id)} />
    },
    [byEntry, engine, handle, line, size],
  )
  const subjectOf = useCallback(
    (key: string): RowSubject | null => {
      const row = byEntry.get(key)
      return row?.kind === 'group' && row.group.status !== null ? statusRow(row.group.status) : null
    },
    [byEntry],
  )
  const isUnreadRow = useCallback(
    (key: string) => {
      const row = byEntry.get(key)
      return row?.kind === 'group' && isUnread(line, row.group.id)
    },
    [byEntry, line],
  )
  const refresh = useCallback(() => checkForNew(engine), [engine])
  // None of the pending groups has a row, so there is no button to show them.
  const isIdle = state.requests.length === 0 && state.failed === null
  const isNothingPending = state.pendingCount > 0 && pending === 0 && isIdle
  useEffect(() => {
    if (isNothingPending) engine.show()
  }, [engine, isNothingPending])

  if (!state.loaded && hasTopFailed(state))
    return <NotificationsFailed engine={engine} error={state.topError} busy={state.requests.length > 0} />
  if ((!state.loaded && !isReloading) || isSeeking) return <SkeletonList kind="account" />
  if (keys.length === 0 && !state.hasMore) return <NoNotifications filter={filter} />
  return (
    <div className={styles.list}>
      {isOutdated ? (
        <Pill
          text={intl.formatMessage(messages.outdated)}
          onClick={() => {
            handle.scrollTo(null)
            engine.reload()
          }}
        />
      ) : (
        <PendingPill
          count={pending}
          text={intl.formatMessage(pendingOverflow(state) ? messages.pendingMany : messages.pending, {
            count: pending,
          })}
          failed={state.failed !== null}
          error={state.topError}
          failedText={intl.formatMessage(messages.checkFailed)}
          onShow={() => {
            const [first] = state.entries
            if (typeof first === 'string') handle.scrollTo(first, { focus: true })
            engine.show()
          }}
          onRetry={() => engine.retry()}
        />
      )}
      <FilterContextProvider value="notifications">
        <ListBody
          label={label}
          busy={state.requests.length > 0}
          from={engine.key}
          live
          keys={keys}
          size={size}
          renderRow={renderRow}
          subjectOf={subjectOf}
          isUnread={isUnreadRow}
          handle={handle}
          scroller={scroller}
          estimate={ESTIMATED_HEIGHT}
          onView={report}
          onNearEnd={onNearEnd}
          onRefresh={refresh}
          tail={tail}
        />
      </FilterContextProvider>
    </div>
  )
}
