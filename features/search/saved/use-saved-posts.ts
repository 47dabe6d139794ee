import { useMemo } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useVisibleStatusIds } from '@/features/timelines'
import { useRuntime, type Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { matchLoaded, searchDevice } from '../device/device-posts'
import { searchKeys } from '../keys'

/** The mark that all posts of a list have. */
export type Saved = 'bookmarked' | 'favourited'

const NONE: readonly StatusId[] = []

/** The bookmarked or favourited posts on this device that match a search. It costs no request. */
const savedQuery = (runtime: Runtime, saved: Saved, text: string) =>
  queryOptions({
    queryKey: [...searchKeys.device(text), { saved }],
    queryFn: async () => ({
      kind: 'status' as const,
      ids: await searchDevice(runtime, text, (status) => status[saved] === true),
    }),
    gcTime: 0,
  })

/** Returns the posts that match a search: those of `loaded` in their order, then the others on this device, latest first. */
export function useSavedPosts(saved: Saved, loaded: readonly StatusId[], text: string): readonly StatusId[] {
  const runtime = useRuntime()
  const { data } = useQuery(useMemo(() => savedQuery(runtime, saved, text), [runtime, saved, text]))
  const found = useMemo(() => {
    const known = new Set(loaded)
    const others = data?.ids.filter((id) => !known.has(id)) ?? NONE
    return [...matchLoaded(runtime, loaded, text), ...others]
  }, [runtime, loaded, text, data])
  return useVisibleStatusIds('home', found)
}
