import { normaliseTag } from '@/features/tags'
import type { FeaturedTag } from '@/schemas/statuses/tag'

/** Why a hashtag cannot be featured. */
export type TagRefusal = 'empty' | 'invalid' | 'known' | 'full'

/** Letters, digits and underscores, as Mastodon reads hashtags; digits alone are not a hashtag. */
const NAME = /^[\p{L}\p{M}\p{N}_·]*[\p{L}\p{M}_·][\p{L}\p{M}\p{N}_·]*$/u

/** Returns the name of a typed hashtag, without '#'. */
export const tagNameOf = (typed: string): string => typed.trim().replace(/^#+/, '').normalize('NFC')

/** True when two names are the same hashtag. */
export const isSameTag = (one: string, other: string): boolean => normaliseTag(one) === normaliseTag(other)

/** Returns why a hashtag cannot be featured with the others, or null. */
export function tagRefusal(typed: string, tags: readonly FeaturedTag[], limit: number): TagRefusal | null {
  const name = tagNameOf(typed)
  if (name === '') return 'empty'
  if (!NAME.test(name)) return 'invalid'
  if (tags.some((tag) => isSameTag(tag.name, name))) return 'known'
  return tags.length >= limit ? 'full' : null
}
