/** Accounts: names, pictures, relationships, following, blocking and muting. */
import { lazyPart } from '@/lib/ui/lazy-part'
import './hide/payloads'

export type { AccountCommands, AccountFacts, Interaction } from './bus'
export { handleOf, nameOf } from './account-name'
export { AccountAvatarLink } from './avatar-link'
export { DisplayName } from './display-name'
export { FollowButton } from './follow-button'
export { Handle } from './handle'
export { hideEntries } from './hide/hide-entries'
export { removeFollowerAsking } from './hide/hide-account'
export { forgetHidden, rememberHidden } from './hide/hidden-accounts'
export { AccountList, type AccountListProps } from './list/account-list'
export { AccountRow, type AccountRowProps } from './list/account-row'
export { accountQuery, lookupQuery } from './queries'
export { useAccountByName } from './use-account-by-name'

/** The hover card of an account. */
export const AccountCard = lazyPart(() => import('./hover/account-card'), undefined, { quiet: true })

/** The modal of type BLOCK. */
export const BlockDialog = lazyPart(() => import('./hide/block-dialog'))

/** The modal of type MUTE. */
export const MuteDialog = lazyPart(() => import('./hide/mute-dialog'))

export { learnBlocks } from './hide/learn-blocks'
