import { queryOptions } from '@tanstack/react-query'
import { readLastRead } from '@/features/timelines'
import type { Runtime } from '@/lib/runtime'
import { catchUpKey, catchUpsOf } from './catch-ups'
import { savedCatchUps, openSaved } from './saved'
import type { CatchUpState } from './state'

export const savedKey = ['catch-ups', 'saved'] as const

/** The saved catch-ups of the current identity. */
export const savedQuery = ({ identity }: Runtime) =>
  queryOptions({
    queryKey: savedKey,
    staleTime: Infinity,
    meta: { skipAlert: true },
    queryFn: () => savedCatchUps(identity.key),
  })

/** A catch-up from memory, else from storage; null when neither has it. */
export function catchUpQuery(runtime: Runtime, id: string) {
  const catchUps = catchUpsOf(runtime)
  return queryOptions({
    queryKey: catchUpKey(id),
    meta: { skipAlert: true },
    queryFn: async (): Promise<CatchUpState | null> => catchUps.read(id) ?? (await openSaved(runtime, id)),
  })
}

/** The last read post of home; null when there is none. */
export const lastReadQuery = (runtime: Runtime) =>
  queryOptions({
    queryKey: ['catch-ups', 'last-read'],
    meta: { skipAlert: true },
    queryFn: () => readLastRead(runtime),
  })
