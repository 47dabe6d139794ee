import type { FeaturedTag } from '@/schemas/statuses/tag'
import { isSameTag } from './tag-rules'

/** A hashtag that the server has not confirmed: without id, address and count. */
const unconfirmed = (name: string): FeaturedTag => ({
  id: '' as FeaturedTag['id'],
  name,
  url: '',
  statuses_count: null,
})

/** Adds a hashtag at the end. */
export const withTag =
  (name: string) =>
  (tags: FeaturedTag[]): FeaturedTag[] =>
    tags.some((tag) => isSameTag(tag.name, name)) ? tags : [...tags, unconfirmed(name)]

/** Replaces a hashtag by the server's answer about it, or adds that at the end. */
export const withAnsweredTag =
  (answer: FeaturedTag) =>
  (tags: FeaturedTag[]): FeaturedTag[] =>
    tags.some((tag) => isSameTag(tag.name, answer.name))
      ? tags.map((tag) => (isSameTag(tag.name, answer.name) ? answer : tag))
      : [...tags, answer]

/** Removes a hashtag. */
export const withoutTag =
  (name: string) =>
  (tags: FeaturedTag[]): FeaturedTag[] =>
    tags.some((tag) => isSameTag(tag.name, name)) ? tags.filter((tag) => !isSameTag(tag.name, name)) : tags
