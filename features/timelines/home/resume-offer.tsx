import { useEffect, useMemo, useRef, useState } from 'react'
import { pushToast } from '@/lib/alerts'
import { useColumn } from '@/lib/column'
import { defineMessages, useIntl } from '@/lib/i18n'
import { compareId } from '@/lib/live-list/compare-id'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon, TimeIcon } from '@/lib/ui/icons'
import type { WindowMemory, WindowView } from '@/lib/ui/windowed-list'
import { columnAround, firstOnScreen } from '@/lib/util/on-screen'
import type { StatusId } from '@/schemas/primitives'
import { engineOf } from '../engine/engines'
import { jumpToStatus } from '../engine/jump-to-status'
import type { TimelineSource } from '../engine/source'
import type { TimelineEngine } from '../engine/timeline-engine'
import { goToPost } from '../timeline/return-offer'
import { timelineViewOf, type TimelineView } from '../timeline/timeline-view'
import { localMarker, raiseLocalMarker } from './local-marker'
import { markerOf } from './marker-of'
import { isFurther, isNear } from './other-device-position'
import styles from './resume-offer.module.css'

const messages = defineMessages({
  offer: {
    id: 'timeline.otherDevice',
    defaultMessage: 'Continue from your other device',
    description: 'Button in the header of the home timeline: goes to the post last read on another device',
  },
  short: {
    id: 'timeline.otherDevice.short',
    defaultMessage: 'Continue',
    description: 'Short text of “Continue from your other device” in narrow columns',
  },
  dismiss: {
    id: 'timeline.otherDevice.dismiss',
    defaultMessage: 'Stay here',
    description: 'Button next to “Continue from your other device”: dismisses it',
  },
  failed: {
    id: 'timeline.otherDevice.failed',
    defaultMessage: 'Couldn’t find the last post you read on your other device',
    description: 'Notice after “Continue from your other device” when that post could not be loaded',
  },
})

interface Offer {
  /** The last read post of the other device. */
  readonly id: StatusId
  /** The row being read when it was offered. */
  readonly from: string | null
}

/**
 * Returns the last read post of another device when this browser has read less; null for none, and where home was never
 * read in this browser: on a first visit there is nothing to continue.
 */
async function readOther({ runtime }: TimelineEngine): Promise<StatusId | null> {
  const marker = markerOf(runtime)
  await marker.read()
  const own = localMarker(runtime.identity.key)
  const { known } = marker
  return known && own !== undefined && compareId(known, own) > 0 ? known : null
}

/** Offers the position of another device once: until the reader gets there, moves on or dismisses it. */
function useOffer(timeline: TimelineView) {
  const [offer, setOffer] = useState<Offer | null>(null)
  const view = useRef<WindowView | null>(null)

  useEffect(() => {
    const { engine } = timeline
    const identityKey = engine.runtime.identity.key
    let other: StatusId | null = null
    let offered: Offer | null = null
    let cancelled = false
    const put = (next: Offer | null) => setOffer((offered = next))
    const consider = () => {
      if (!view.current) return
      const { first, moved } = view.current
      // The position is that of the rows on screen, while the engine may already hold newer ones.
      const { keys } = timeline.rows
      if (other !== null) {
        // Decided only once: later on, the reader would be interrupted.
        if (isFurther(keys, other, view.current)) put({ id: other, from: first })
        other = null
      } else if (
        offered &&
        (isNear(keys, offered.id, first) || (moved && !isNear(keys, offered.from, first)))
      ) {
        raiseLocalMarker(identityKey, offered.id)
        put(null)
      }
    }
    const stop = timeline.watch((seen) => {
      view.current = seen.view
      consider()
    })
    void readOther(engine).then((id) => {
      if (cancelled) return
      other = id
      consider()
    })
    return () => {
      cancelled = true
      stop()
    }
  }, [timeline])

  const leave = () => {
    if (offer) raiseLocalMarker(timeline.engine.runtime.identity.key, offer.id)
    setOffer(null)
  }
  return { offer, leave, first: () => view.current?.first ?? '' }
}

interface Props {
  source: TimelineSource
  /** The memory of the list on this page. */
  memory: WindowMemory
}

/** Offers to go to the last read post of another device; never goes there automatically. */
export default function ResumeOffer({ source, memory }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { scroller } = useColumn()
  const engine = useMemo(() => engineOf(runtime, source), [runtime, source])
  const { offer, leave, first } = useOffer(timelineViewOf(engine, memory))
  const [busy, setBusy] = useState(false)

  if (offer === null) return null
  const stay = (pressed: Element) => {
    const column = columnAround(pressed)
    leave()
    // The pressed button is removed: focus the row being read.
    const row = firstOnScreen(`[data-key="${CSS.escape(first())}"] article`, column)
    row?.focus({ preventScroll: true })
  }
  const go = async () => {
    setBusy(true)
    const row = await jumpToStatus(engine, offer.id).catch(() => null)
    setBusy(false)
    if (row === null) pushToast({ kind: 'error', text: () => intl.formatMessage(messages.failed) })
    else {
      leave()
      goToPost(scroller, row)
    }
  }
  return (
    <output className={styles.place}>
      <button
        type="button"
        className={styles.go}
        aria-label={intl.formatMessage(messages.offer)}
        aria-busy={busy || undefined}
        data-tooltip={intl.formatMessage(messages.offer)}
        onClick={() => void (busy || go())}
      >
        <TimeIcon size={16} aria-hidden />
        <span className={styles.whole}>{intl.formatMessage(messages.offer)}</span>
        <span className={styles.short}>{intl.formatMessage(messages.short)}</span>
      </button>
      <IconButton
        size="small"
        icon={<CloseIcon size={16} aria-hidden />}
        label={intl.formatMessage(messages.dismiss)}
        onClick={({ currentTarget }) => stay(currentTarget)}
      />
    </output>
  )
}
