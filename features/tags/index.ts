/** Hashtags: what the server says of them, following. */
export { setTagFollowed } from './mutations'
export { tagQuery } from './queries'
export { TagFollowButton } from './tag-follow-button'
