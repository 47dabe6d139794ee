import { useQuery } from '@tanstack/react-query'
import { markerQuery } from '@/lib/markers'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { HomeMarker } from './home-marker'
import { localMarker } from './local-marker'

const create = (runtime: Runtime) => new HomeMarker(runtime)

/** Returns the home marker of a runtime. */
export const markerOf = (runtime: Runtime): HomeMarker => runtime.service(create)

/** Returns the last read post of home as known: the server's marker, else the marker of this browser, else null. */
export const lastReadOf = (runtime: Runtime): StatusId | null =>
  markerOf(runtime).known ?? (localMarker(runtime.identity.key) as StatusId | undefined) ?? null

/** Asks the server for its marker, and returns the last read post of home. */
export async function readLastRead(runtime: Runtime): Promise<StatusId | null> {
  await markerOf(runtime).read()
  return lastReadOf(runtime)
}

/** True once home has read its marker, or where the server has none. Requests nothing. */
export function useKnowsLastRead(runtime: Runtime): boolean {
  const { data } = useQuery({ ...markerQuery<StatusId>(runtime, 'home'), enabled: false })
  return data !== undefined || markerOf(runtime).absent
}
