import { useMayHave } from '@/features/instance'
import { useRuntime } from '@/lib/runtime'

/** A tab of the Explore page. */
export type ExploreTab = 'posts' | 'tags' | 'links' | 'people'

interface ExploreTabs {
  /** The tabs that the current server may have for the user, in their order. */
  tabs: ExploreTab[]
  /** True when the server suggests accounts to the user; otherwise the directory shows people. */
  suggests: boolean
  hasDirectory: boolean
}

/** Returns which parts of the Explore page the current server may have. */
export function useExploreTabs(): ExploreTabs {
  const { me } = useRuntime()
  const suggests = useMayHave('suggestionsV2') && me !== null
  const hasDirectory = useMayHave('directory')
  const has: Record<ExploreTab, boolean> = {
    posts: useMayHave('trendingStatuses'),
    tags: useMayHave('trendingTags'),
    links: useMayHave('trendingLinks'),
    people: suggests || hasDirectory,
  }
  const tabs = (['posts', 'tags', 'links', 'people'] as const).filter((tab) => has[tab])
  return { tabs, suggests, hasDirectory }
}
