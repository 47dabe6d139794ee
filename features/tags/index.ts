/** Hashtags: information and following. */
import { lazyPart } from '@/lib/ui/lazy-part'

export { tagQuery } from './queries'
export { TagFollowButton } from './tag-follow-button'

/** The hover card of a hashtag. */
export const TagCard = lazyPart(() => import('./hover/tag-card'), undefined, { quiet: true })
