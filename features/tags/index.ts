/** Hashtags: information and following. */
import { lazyPart } from '@/lib/ui/lazy-part'

export { normaliseTag } from './normalise-tag'
export { Bars } from './statistics/bars'
export { RECENT_DAYS, recentPeople, weekOf } from './statistics/week-of'
export { useFollowedTags } from './use-followed-tags'
export { TagHead } from './tag-head'
export { TagFollowButton } from './tag-follow-button'

/** The hashtags that the user follows. */
export const FollowedTags = lazyPart(() => import('./followed/followed-tags'))

/** The hover card of a hashtag. */
export const TagCard = lazyPart(() => import('./hover/tag-card'), undefined, { failure: 'quiet' })
