import type { StatusId } from '@/schemas/primitives'
import { jumpToStatus } from '../engine/jump-to-status'
import type { TimelineEngine } from '../engine/timeline-engine'
import { markerOf } from './marker-of'
import { localMarker, raiseLocalMarker } from './local-marker'

/** Finds the row of the last read post on any device; null when there is none. Never throws. */
export async function startAtMarker(engine: TimelineEngine): Promise<StatusId | null> {
  const { key: identityKey } = engine.runtime.identity
  const marker = markerOf(engine.runtime)
  await marker.read()
  const id = marker.known ?? localMarker(identityKey)
  if (!id) return null
  const row = await jumpToStatus(engine, id as StatusId).catch(() => null)
  if (row !== null) raiseLocalMarker(identityKey, id)
  return row
}
