/** Hashtags: what the server says of them, following. */
import { lazyPart } from '@/lib/ui/lazy-part'

export { tagQuery } from './queries'
export { TagFollowButton } from './tag-follow-button'

/** A hashtag in short, for the cards that come where the pointer rests. */
export const TagCard = lazyPart(() => import('./hover/tag-card'), undefined, { quiet: true })
