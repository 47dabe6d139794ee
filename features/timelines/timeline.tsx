import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { StatusCard } from '@/features/statuses'
import { useIntl } from '@/lib/i18n'
import { entryKey, heldCount, heldOverflow, isGap, shownEntries, type Entry } from '@/lib/timeline'
import type { StatusId } from '@/schemas/primitives'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { WindowedList, type Scroller, type WindowMemory, type WindowView } from '@/lib/ui/windowed-list'
import { GapRow } from './gap-row'
import { messages } from './messages'
import { PendingPill } from './pending-pill'
import { TailRow } from './tail-row'
import type { TimelineSource } from './source'
import { useTimeline } from './use-timeline'

interface Props {
  source: TimelineSource
  scroller: Scroller
  memory: WindowMemory
  /** Name of the feed for ears. */
  label: string
  /** Instead of the usual words when there is nothing. */
  empty?: ReactNode
}

const TAIL = 'tail'
/** Height in pixels of a row nobody has measured. */
const ESTIMATE = 180

/** A timeline: rows, gaps, new posts held over it, its end, and every state before there are rows. */
export function Timeline({ source, scroller, memory, label, empty }: Props) {
  const intl = useIntl()
  const { engine, state, report } = useTimeline(source)
  const shown = shownEntries(state)
  const keys = useMemo(() => [...shown.map(entryKey), TAIL], [shown])
  const byKey = useMemo(() => new Map<string, Entry>(shown.map((entry) => [entryKey(entry), entry])), [shown])
  const [atTop, setAtTop] = useState(memory.anchor === null)

  const onView = useCallback(
    (view: WindowView) => {
      setAtTop(view.atTop)
      report(view)
    },
    [report],
  )
  const onNearEnd = useCallback(() => engine.older(), [engine])
  const size = state.hasMore ? -1 : shown.length
  const renderRow = useCallback(
    (key: string, index: number) => {
      if (key === TAIL) return <TailRow state={engine.state} engine={engine} />
      const entry = byKey.get(key)
      if (entry === undefined) return null
      if (isGap(entry)) return <GapRow gap={entry} engine={engine} />
      return <StatusCard id={entry} position={index + 1} size={size} />
    },
    [byKey, engine, size],
  )

  useEffect(() => {
    engine.pump()
  }, [engine])

  const show = () => {
    engine.dispatch({ type: 'shown', audience: engine.views.audience() })
    memory.anchor = null
    scroller.scrollTo(0)
  }

  if (!state.loaded && state.failed !== null)
    return (
      <ErrorState
        title={intl.formatMessage(messages.failedTitle)}
        text=""
        onRetry={() => engine.dispatch({ type: 'retried' })}
        retryLabel={intl.formatMessage(messages.again)}
      />
    )
  if (!state.loaded) return <SkeletonList />
  if (shown.length === 0 && state.partial)
    return (
      <EmptyState
        title={intl.formatMessage(messages.building)}
        text={intl.formatMessage(messages.buildingText)}
      />
    )
  if (shown.length === 0 && !state.hasMore)
    return (
      empty ?? (
        <EmptyState
          title={intl.formatMessage(messages.empty)}
          text={intl.formatMessage(messages.emptyText)}
        />
      )
    )
  return (
    <>
      <PendingPill
        count={heldCount(state)}
        more={heldOverflow(state)}
        behind={state.behind && state.feed === 'stream'}
        failed={state.failed !== null}
        atTop={atTop}
        ids={state.entries.slice(0, state.hidden).filter((entry): entry is StatusId => !isGap(entry))}
        onShow={show}
        onRetry={() => engine.dispatch({ type: 'retried' })}
      />
      <div role="feed" aria-label={label} aria-busy={state.requests.length > 0}>
        <WindowedList
          keys={keys}
          renderRow={renderRow}
          memory={memory}
          scroller={scroller}
          estimate={ESTIMATE}
          onView={onView}
          onNearEnd={onNearEnd}
        />
      </div>
    </>
  )
}
