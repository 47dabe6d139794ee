/** Lists of people: followers, followed accounts, follow requests, blocks and mutes. */
import { lazyPart } from '@/lib/ui/lazy-part'

/** The followers of an account, or the accounts it follows. */
export const FollowList = lazyPart(() => import('./follow-list/follow-list'))

/** The accounts that the user blocks or mutes. */
export const HiddenPeople = lazyPart(() => import('./hidden/hidden-people'))

/** The servers that the user blocks. */
export const DomainBlocks = lazyPart(() => import('./hidden/domain-blocks'))

export { muteEnd } from './hidden/mute-end'
export { pagedAccounts } from './paged-accounts'
export { refreshHiddenLists } from './hidden/refresh-hidden-lists'

/** The people who want to follow the user. */
export const FollowRequests = lazyPart(() => import('./requests/follow-requests'))

export { answerRequest, sendAnswer } from './requests/answer'
export { addMissedRequests, noteFollowRequest } from './requests/note-request'
export { followRequestBadge } from './requests/badge'
export { followRequestsEntry } from './requests/nav-entry'
export { watchFollowRequests } from './requests/request-count'
export { requestState, withRequestAnswered } from './requests/request-state'
