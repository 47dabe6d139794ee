import type { StatusId } from '@/schemas/primitives'
import { reach } from '../engine/jump-to-status'
import type { TimelineEngine } from '../engine/timeline-engine'
import { markerOf } from './marker-of'
import { ownMarker, raiseOwnMarker } from './own-marker'

/** Finds the row of the last read post on any device; null when there is none. Never throws. */
export async function begin(engine: TimelineEngine): Promise<StatusId | null> {
  const { who } = engine.runtime.identity
  const marker = markerOf(engine.runtime)
  await marker.read()
  const id = marker.known ?? ownMarker(who)
  if (!id) return null
  const row = await reach(engine, id as StatusId).catch(() => null)
  if (row !== null) raiseOwnMarker(who, id)
  return row
}
