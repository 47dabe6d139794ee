import { useEffect, useRef, useState } from 'react'
import { pushToast } from '@/lib/alerts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { compareId } from '@/lib/live-list/compare-id'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon, TimeIcon } from '@/lib/ui/icons'
import { columnAround, firstOnScreen } from '@/lib/util/on-screen'
import type { StatusId } from '@/schemas/primitives'
import { jumpToStatus } from '../engine/jump-to-status'
import type { TimelineEngine } from '../engine/timeline-engine'
import type { HomeMarker } from './home-marker'
import { localMarker, raiseLocalMarker } from './local-marker'
import styles from './resume-offer.module.css'

const messages = defineMessages({
  offer: {
    id: 'timeline.otherDevice',
    defaultMessage: 'Continue from your other device',
    description: 'Button over the home timeline: goes to the post last read on another device',
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

/** Rows within this distance of the marker count as the same position. */
const SAME_POSITION_ROWS = 4

interface Props {
  engine: TimelineEngine
  marker: HomeMarker
  onGo: (id: StatusId) => void
}

/** True when `id` is near the reader's position. */
function isNear({ state: { entries } }: TimelineEngine, id: StatusId, first: string | null): boolean {
  const at = entries.indexOf(id)
  const here = entries.findIndex((entry) => entry === first)
  return at >= 0 && Math.abs(at - Math.max(0, here)) < SAME_POSITION_ROWS
}

/** Offers to go to the last read post of another device; never goes there automatically. */
export function ResumeOffer({ engine, marker, onGo }: Props) {
  const intl = useIntl()
  const { key: identityKey } = engine.runtime.identity
  const [offered, offer] = useState<StatusId | null>(null)
  const [busy, setBusy] = useState(false)
  /** The row being read. */
  const first = useRef<string | null>(null)

  useEffect(() => {
    let over = false
    const stop = engine.watch(({ view }) => {
      first.current = view.first
      offer((id) => (id !== null && isNear(engine, id, view.first) ? null : id))
    })
    void marker.read().then(() => {
      const { known } = marker
      const own = localMarker(identityKey)
      if (over || !known || (own !== undefined && compareId(known, own) <= 0)) return
      if (!isNear(engine, known, first.current)) offer(known)
    })
    return () => {
      over = true
      stop()
    }
  }, [engine, marker, identityKey])

  if (offered === null) return null
  const leave = () => {
    raiseLocalMarker(identityKey, offered)
    offer(null)
  }
  const stay = (pressed: Element) => {
    const column = columnAround(pressed)
    leave()
    // The pressed button is removed: focus the row being read.
    const row = firstOnScreen(`[data-key="${CSS.escape(first.current ?? '')}"] article`, column)
    row?.focus({ preventScroll: true })
  }
  const go = async () => {
    setBusy(true)
    const row = await jumpToStatus(engine, offered).catch(() => null)
    setBusy(false)
    if (row === null) pushToast({ kind: 'error', text: intl.formatMessage(messages.failed) })
    else {
      leave()
      onGo(row)
    }
  }
  return (
    <output className={styles.place}>
      <span className={styles.pill}>
        <button
          type="button"
          className={styles.go}
          aria-busy={busy || undefined}
          onClick={() => void (busy || go())}
        >
          <TimeIcon size={16} aria-hidden />
          {intl.formatMessage(messages.offer)}
        </button>
        <IconButton
          size="small"
          icon={<CloseIcon size={16} aria-hidden />}
          label={intl.formatMessage(messages.dismiss)}
          onClick={({ currentTarget }) => stay(currentTarget)}
        />
      </span>
    </output>
  )
}
