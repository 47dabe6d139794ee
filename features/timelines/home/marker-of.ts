import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { HomeMarker } from './home-marker'
import { localMarker } from './local-marker'

const create = (runtime: Runtime) => new HomeMarker(runtime)

/** Returns the home marker of a runtime. */
export const markerOf = (runtime: Runtime): HomeMarker => runtime.service(create)

/** Returns the last read post of home: the server's marker, else the marker of this browser, else null. */
export async function readLastRead(runtime: Runtime): Promise<StatusId | null> {
  const marker = markerOf(runtime)
  await marker.read()
  return marker.known ?? (localMarker(runtime.identity.key) as StatusId | undefined) ?? null
}
