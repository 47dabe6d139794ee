import { useEffect, useRef } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useDocumentVisible } from '@/lib/hooks/use-document-visible'
import type { NotificationId } from '@/schemas/primitives'
import type { NotificationEngine } from '../engine/notification-engine'
import type { NotificationListRow } from '../model/rows'
import type { ReadMarker } from '../read-state/read-marker'
import { dropOldAbsenceRange, storeAbsenceRange } from './missed-store'
import { findAbsenceRange, type Visit } from './absence-range'

/** Finds what the user missed, at each visit. `line`: the last notification read before it, undefined until known. */
export function useTrackAbsence(
  { runtime, filter }: NotificationEngine,
  marker: ReadMarker,
  line: NotificationId | null | undefined,
  rows: readonly NotificationListRow[],
): void {
  const { key } = runtime.identity
  const visible = useDocumentVisible()
  const visit = useRef<Visit | null>(null)
  const updateAbsence = useStableCallback(() => {
    if (filter !== 'all' || visit.current === null) return
    const found = findAbsenceRange(rows, visit.current)
    if (found) storeAbsenceRange(key, found, runtime.now())
  })
  useEffect(() => {
    visit.current = null
    if (!visible || line === undefined) return
    const now = runtime.now()
    dropOldAbsenceRange(key, line, now)
    // Without a marker nothing was read here, so nothing was missed.
    if (line === null) return
    visit.current = { readUpTo: line, readAt: marker.readAt(line), at: now }
    updateAbsence()
  }, [runtime, key, marker, line, visible, updateAbsence])
  useEffect(() => {
    if (rows.length > 0) updateAbsence()
  }, [rows, updateAbsence])
}
