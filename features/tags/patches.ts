import type { Tag } from '@/schemas/statuses/tag'

export const withTagFollowed =
  (following: boolean) =>
  (tag: Tag): Tag =>
    tag.following === following ? tag : { ...tag, following }

export const withTagFeatured =
  (featuring: boolean) =>
  (tag: Tag): Tag =>
    tag.featuring === featuring ? tag : { ...tag, featuring }

/** The names of followed hashtags with one more, or without it. */
export const withFollowedTag =
  (name: string, on: boolean) =>
  (names: string[]): string[] => {
    const isSame = (other: string) => other.toLowerCase() === name.toLowerCase()
    if (names.some(isSame) === on) return names
    return on ? [name, ...names] : names.filter((other) => !isSame(other))
  }
