import { useEffect, useState } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { pendingOverflow, isGap, isId } from '@/lib/live-list'
import type { TimelineState } from '../engine/timeline-state'
import { Pill } from '@/lib/ui/pill/pill'
import type { StatusId } from '@/schemas/primitives'
import type { Seen, TimelineEngine } from '../engine/timeline-engine'
import { useEngineState } from '../timeline/use-timeline'

const messages = defineMessages({
  newer: {
    id: 'timeline.newer',
    defaultMessage: '{count, plural, one {# newer post} other {# newer posts}}',
    description: 'Button over a home that is read upwards: how many posts are above; it goes to the newest',
  },
  newerMany: {
    id: 'timeline.newerMany',
    defaultMessage: '{count}+ newer posts',
    description: 'The same where more are above than are loaded',
  },
})

/** Fetch missing posts above when fewer rows than this are between them and the reader. */
const NEAR = 8

/** Loads posts above the reader: first a page from the older end of the next gap, then the pending posts. */
function goOn(engine: TimelineEngine, { entries, hidden }: TimelineState, first: string | null) {
  const at = entries.findIndex((entry) => entry === first)
  if (at < 0) return
  const gap = entries.slice(Math.max(0, at - NEAR), at).findLast(isGap)
  if (gap) engine.step(gap, 'above')
  else if (hidden > 0 && at - hidden < NEAR) engine.show()
}

/** The number of known posts above the reader, and whether there are more. */
function above(state: TimelineState, first: string | null) {
  const entries = state.entries.slice(
    0,
    Math.max(
      0,
      state.entries.findIndex((entry) => entry === first),
    ),
  )
  return { count: entries.filter(isId).length, more: pendingOverflow(state) || entries.some(isGap) }
}

interface Props {
  engine: TimelineEngine
  onGo: (id: StatusId) => void
}

/** Counts newer posts in a home that is read upwards from the last read post, and loads them as the reader gets there. */
export default function NewerPill({ engine, onGo }: Props) {
  const intl = useIntl()
  const state = useEngineState(engine)
  const [first, setFirst] = useState<string | null>(null)
  useEffect(
    () =>
      engine.watch(({ view }: Seen) => {
        setFirst(view.first)
        goOn(engine, engine.state, view.first)
      }),
    [engine],
  )
  // One page may not be enough: every change of the list asks again.
  useEffect(() => goOn(engine, state, first), [engine, first, state])
  const { count, more } = above(state, first)
  const [newest] = state.entries
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
