import { normaliseTag } from '@/features/tags'
import type { StatusTag } from '@/schemas/statuses/tag'

/** Maximum number of related hashtags to show. */
const MAX_RELATED = 6
/** Posts that need to have a hashtag for it to be related. */
const MIN_POSTS = 2

/** Returns the hashtags that posts with the hashtag `name` use most besides it, the most frequent first. */
export function relatedTags(name: string, posts: readonly { tags: readonly StatusTag[] }[]): string[] {
  const own = normaliseTag(name)
  const counts = new Map<string, { name: string; posts: number }>()
  for (const { tags } of posts)
    for (const key of new Set(tags.map((tag) => normaliseTag(tag.name)))) {
      const written = tags.find((tag) => normaliseTag(tag.name) === key)?.name ?? key
      const known = counts.get(key) ?? { name: written, posts: 0 }
      counts.set(key, { ...known, posts: known.posts + 1 })
    }
  counts.delete(own)
  return [...counts.values()]
    .filter(({ posts: count }) => count >= MIN_POSTS)
    .toSorted((a, b) => b.posts - a.posts)
    .slice(0, MAX_RELATED)
    .map((tag) => tag.name)
}
