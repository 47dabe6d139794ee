import { useState, useSyncExternalStore } from 'react'
import { useDocumentVisible } from '@/lib/hooks/use-document-visible'
import type { NotificationId } from '@/schemas/primitives'
import type { ReadMarker } from '../read-state/read-marker'

/**
 * Returns the newest notification that was read before this visit: the line between new and old ones stays while the
 * user reads. It moves when they come back to the tab, and when they mark everything as read. Undefined until it is
 * known.
 */
export function useReadLine(marker: ReadMarker): NotificationId | null | undefined {
  const readUpTo = useSyncExternalStore(marker.subscribe, marker.readUpTo)
  const visible = useDocumentVisible()
  const [line, setLine] = useState(readUpTo)
  const [wasVisible, setWasVisible] = useState(visible)
  const timesMarked = useSyncExternalStore(marker.subscribe, marker.timesMarked)
  const [timesSeen, setTimesSeen] = useState(timesMarked)
  if (line === undefined && readUpTo !== undefined) setLine(readUpTo)
  if (visible !== wasVisible) {
    setWasVisible(visible)
    if (visible) setLine(readUpTo)
  }
  if (timesMarked !== timesSeen) {
    setTimesSeen(timesMarked)
    setLine(readUpTo)
  }
  return line
}
