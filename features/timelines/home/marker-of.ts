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

/**
 * Whether home has read its marker: `known` also where the server has none, `failed` while offline or after an error.
 * Requests nothing.
 */
export function useLastReadState(runtime: Runtime): 'unknown' | 'known' | 'failed' {
  const query = markerQuery<StatusId>(runtime, 'home')
  const { data, isError, fetchStatus } = useQuery({ ...query, enabled: false })
  if (data !== undefined || markerOf(runtime).absent) return 'known'
  return isError || fetchStatus === 'paused' ? 'failed' : 'unknown'
}
