import type { Server } from '../server'
import type { Marker } from '../store/model'
import { pairKey } from '../store/world'

/** Stores the last post or notification that an account read in a timeline. */
export function moveMarker(
  { world, clock }: Server,
  accountId: string,
  timeline: Marker['timeline'],
  lastReadId: string,
): Marker {
  const known = world.markers.find('pair', pairKey(accountId, timeline))
  return world.markers.put({
    id: known?.id ?? world.ids.serial(),
    accountId,
    timeline,
    lastReadId,
    version: (known?.version ?? -1) + 1,
    updatedAt: clock.now(),
  })
}
