/** Accounts: names, images, relationships, following, blocking and muting. */
import { lazyPart } from '@/lib/ui/lazy-part'
import './hide/payloads'

export type { Interaction } from './bus'
export { accountActionsOf, type AccountAction, type AccountActionId } from './actions/account-actions'
export { contactIcons, hideIcons, hideOrRemoveIcons, listIcons, moderationIcons } from './actions/icons'
export { moderationActions, type ModerationActionId } from './actions/moderation-actions'
export { handleOf, nameOf } from './account-name'
export { AccountAvatarLink } from './avatar-link'
export { DisplayName } from './display-name'
export { finishFollow } from './finish-follow'
export { familiarQuery } from './hover/familiar-query'
export { FollowButton } from './follow-button'
export { Handle } from './handle'
export { block, mute } from './hide/hide-account'
export { emitHidden } from './hide/share-hidden'
export { restoreHiddenAccounts } from './hide/hidden-accounts'
export { AccountList, type PagedAccounts } from './list/account-list'
export { useListedIds } from './list/use-listed-ids'
export { AccountRow, type AccountRowProps } from './list/account-row'
export {
  accountAction,
  blockAccount,
  blockServer,
  followAccount,
  muteAccount,
  unfollowAccount,
} from './mutations'
export { withBlock, withFollowers, withMute } from './patches'
export { accountQuery, lookupQuery } from './queries'
export { accountSearchQuery, searchAccounts } from './search-accounts'
export { follow, unfollow } from './unfollow'
export { useAccountByName } from './use-account-by-name'
export { useCurrentRelationship } from './use-current-relationship'

/** The hover card of an account. */
export const AccountCard = lazyPart(() => import('./hover/account-card'), undefined, { failure: 'quiet' })

/** The modal of type BLOCK. */
export const BlockDialog = lazyPart(() => import('./hide/block-dialog'))

/** The modal of type BLOCK_DOMAIN. */
export const DomainDialog = lazyPart(() => import('./hide/domain/domain-dialog'))

/** The modal of type MUTE. */
export const MuteDialog = lazyPart(() => import('./hide/mute-dialog'))

export { loadBlocks } from './hide/load-blocks'
