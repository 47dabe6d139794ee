import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { reach } from '../engine/jump-to-status'
import type { TimelineEngine } from '../engine/timeline-engine'
import { markerOf } from './marker-of'
import { ownMarker, raiseOwnMarker } from './own-marker'

/** Begins a home that is read upwards at the last read post, of whichever device. Never throws. */
export async function begin(engine: TimelineEngine, memory: WindowMemory): Promise<void> {
  const { who } = engine.runtime.identity
  const marker = markerOf(engine.runtime)
  await marker.read()
  const id = marker.known ?? ownMarker(who)
  if (!id) return
  const row = await reach(engine, id as StatusId).catch(() => null)
  if (row === null) return
  raiseOwnMarker(who, id)
  memory.anchor = { key: row, offset: 0 }
}
