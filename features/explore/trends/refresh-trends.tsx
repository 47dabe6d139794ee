import { ReloadListButton } from '@/features/timelines'
import { useRuntime } from '@/lib/runtime'
import { trendingLinks, trendingPosts, trendingTags } from './trend-lists'

/** Loads the latest trends. */
export function RefreshTrends({ tab }: { tab: 'posts' | 'tags' | 'links' }) {
  const runtime = useRuntime()
  if (tab === 'posts') return <ReloadListButton list={trendingPosts(runtime)} />
  if (tab === 'tags') return <ReloadListButton list={trendingTags(runtime)} />
  return <ReloadListButton list={trendingLinks(runtime)} />
}
