import { queryOptions } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { markerOf } from '../home/marker-of'
import { ownMarker } from '../home/own-marker'
import { catchUpKey, catchUpsOf } from './catch-ups'
import { keptHeads, openKept } from './kept'
import type { CatchUpState } from './state'

export const keptKey = ['catch-ups', 'kept'] as const

/** The kept catch-ups of the current identity. */
export const keptQuery = ({ identity }: Runtime) =>
  queryOptions({
    queryKey: keptKey,
    staleTime: Infinity,
    meta: { skipAlert: true },
    queryFn: () => keptHeads(identity.who),
  })

/** A catch-up from memory, else from storage; null when neither has it. */
export function catchUpQuery(runtime: Runtime, id: string) {
  const held = catchUpsOf(runtime)
  return queryOptions({
    queryKey: catchUpKey(id),
    meta: { skipAlert: true },
    queryFn: async (): Promise<CatchUpState | null> => {
      const state = held.read(id) ?? (await openKept(runtime, id))
      if (state?.phase !== 'loading') return state
      // The page was closed while the catch-up was loading.
      held.hold(state)
      held.resume(id)
      return held.read(id) ?? state
    },
  })
}

/** The last read post of home: the server's marker, else the marker of this browser, else null. */
export const lastReadQuery = (runtime: Runtime) =>
  queryOptions({
    queryKey: ['catch-ups', 'last-read'],
    meta: { skipAlert: true },
    queryFn: async (): Promise<StatusId | null> => {
      const marker = markerOf(runtime)
      await marker.read()
      return marker.known ?? (ownMarker(runtime.identity.who) as StatusId | undefined) ?? null
    },
  })
