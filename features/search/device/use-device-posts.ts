import { useMemo } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useVisibleStatusIds } from '@/features/timelines'
import { useRuntime, type Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { searchKeys } from '../keys'
import { searchDevice } from './device-posts'

const NONE: readonly StatusId[] = []

/** The posts on this device that match a search, as they were when it was opened. */
const deviceQuery = (runtime: Runtime, text: string) =>
  queryOptions({
    queryKey: searchKeys.device(text),
    queryFn: async () => ({ kind: 'status' as const, ids: await searchDevice(runtime, text) }),
    // It costs no request, so each opened search reads the latest posts.
    gcTime: 0,
  })

/** Returns the visible posts on this device that match a search; undefined while they are read. */
export function useDevicePosts(text: string): readonly StatusId[] | undefined {
  const runtime = useRuntime()
  const { data, isError } = useQuery(useMemo(() => deviceQuery(runtime, text), [runtime, text]))
  const shown = useVisibleStatusIds('public', data?.ids ?? NONE)
  return data || isError ? shown : undefined
}
