import { useEffect, useState } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { pendingOverflow, isGap, isId } from '@/lib/live-list'
import type { TimelineEntry, TimelineState } from '../engine/timeline-state'
import { Pill } from '@/lib/ui/pill/pill'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineEngine } from '../engine/timeline-engine'
import type { TimelineView } from '../timeline/timeline-view'
import { useEngineState } from '../timeline/use-timeline'

const messages = defineMessages({
  newer: {
    id: 'timeline.newer',
    defaultMessage: '{count, plural, one {# newer post} other {# newer posts}}',
    description:
      'Button over a home timeline that is read from old to new: goes to the newest post; {count}: number of posts above',
  },
  newerMany: {
    id: 'timeline.newerMany',
    defaultMessage: '{count}+ newer posts',
    description:
      'Like “{count} newer posts”, when there are more posts above than are loaded; {count}: a number',
  },
})

/** Fetch missing posts above when fewer rows than this are between them and the reader. */
const FETCH_DISTANCE = 8

/** Loads posts above the reader: first a page from the older end of the next gap, then the pending posts. */
function showNewer(engine: TimelineEngine, { entries, pendingCount }: TimelineState, first: string | null) {
  const at = entries.findIndex((entry) => entry === first)
  if (at < 0) return
  const gap = entries.slice(Math.max(0, at - FETCH_DISTANCE), at).findLast(isGap)
  if (gap) engine.step(gap, 'above')
  else if (pendingCount > 0 && at - pendingCount < FETCH_DISTANCE) engine.show()
}

/** Returns how many posts with a row are above the reader, and whether there are more that are not loaded. */
function above(state: TimelineState, rows: readonly TimelineEntry[], first: string | null) {
  const before = (entries: readonly TimelineEntry[]) =>
    entries.slice(
      0,
      Math.max(
        0,
        entries.findIndex((entry) => entry === first),
      ),
    )
  return {
    count: before(rows).filter(isId).length,
    more: pendingOverflow(state) || before(state.entries).some(isGap),
  }
}

interface Props {
  view: TimelineView
  /** The entries of the timeline without posts that have no row: filtered, hidden, left out by options, or folded into another row. */
  rows: readonly TimelineEntry[]
  onGo: (id: StatusId) => void
}

/** Counts newer posts in a home that is read upwards from the last read post, and loads them as the reader gets there. */
export default function NewerPill({ view, rows, onGo }: Props) {
  const { engine } = view
  const intl = useIntl()
  const state = useEngineState(engine)
  const [first, setFirst] = useState<string | null>(null)
  useEffect(
    () =>
      view.watch(({ view: { first: row } }) => {
        setFirst(row)
        showNewer(engine, engine.state, row)
      }),
    [view, engine],
  )
  // One page may not be enough: check again after every change of the list.
  useEffect(() => showNewer(engine, state, first), [engine, first, state])
  const { count, more } = above(state, rows, first)
  const [newest] = rows
  if (count === 0 || !isId(newest)) return null
  const go = () => {
    engine.show()
    onGo(newest)
  }
  const text = more
    ? intl.formatMessage(messages.newerMany, { count: intl.formatNumber(count) })
    : intl.formatMessage(messages.newer, { count })
  return <Pill text={text} onClick={go} />
}
