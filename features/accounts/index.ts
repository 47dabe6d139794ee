/** People: names, pictures, relationships, following. */
export { handleOf, nameOf } from './account-name'
export { AccountAvatarLink } from './avatar-link'
export { DisplayName } from './display-name'
export { FollowButton } from './follow-button'
export type { Interaction } from './interaction'
export { followAccount, unfollowAccount } from './mutations'
export { accountQuery, lookupQuery } from './queries'
