import { refreshRequests, removeRequestsOf } from '@/features/notifications'
import { noteFollowRequest, refreshHiddenLists } from '@/features/people'
import {
  showOwnPostInHome,
  showOwnPostOnProfile,
  refreshTimelines,
  removePendingOf,
  removeEverywhere,
  removeFromFeeds,
  statusListKeys,
} from '@/features/timelines'
import { clearToasts } from '@/lib/alerts'
import { onFact } from '@/lib/bus'
import { passFocusToRow } from '@/lib/focus/pass-focus'
import { closeModalsOf } from '@/lib/modals'
import type { AccountId } from '@/schemas/primitives'
import { runtimes } from '../identity/runtimes'
import { alertLater } from './streaming'

/** Applies the facts of a feature to the other features that depend on them. */
export function connectFactHandlers(): void {
  onFact('statusDeleted', ({ identity, statusId }) => {
    const runtime = runtimes.peek(identity)
    if (!runtime) return
    const passFocus = passFocusToRow()
    runtime.cache.bury(statusId)
    removeEverywhere(runtime, (id) => id === statusId)
    passFocus()
  })
  onFact('accountHidden', ({ identity, accountId }) => {
    const runtime = runtimes.peek(identity)
    if (!runtime) return
    const passFocus = passFocusToRow()
    // This mark removes the rows, and restores them.
    runtime.cache.setHidden(accountId, true)
    removePendingOf(runtime, accountId)
    removeRequestsOf(runtime, accountId)
    refreshHiddenLists(runtime)
    passFocus()
  })
  onFact('accountShown', ({ identity, accountId }) => {
    const runtime = runtimes.peek(identity)
    if (!runtime) return
    runtime.cache.setHidden(accountId, false)
    refreshRequests(runtime)
    refreshTimelines(runtime)
  })
  onFact('domainHidden', ({ identity, domain }) => {
    const runtime = runtimes.peek(identity)
    if (!runtime) return
    const passFocus = passFocusToRow()
    runtime.cache.setDomainHidden(domain, true)
    for (const id of runtime.cache.accountsOf(domain)) {
      removePendingOf(runtime, id)
      removeRequestsOf(runtime, id)
    }
    refreshHiddenLists(runtime)
    passFocus()
  })
  onFact('domainShown', ({ identity, domain }) => {
    const runtime = runtimes.peek(identity)
    if (!runtime) return
    runtime.cache.setDomainHidden(domain, false)
    refreshRequests(runtime)
    refreshTimelines(runtime)
    refreshHiddenLists(runtime)
  })
  const leaveFeeds = (identity: string, accountId: AccountId, boosts: boolean) => {
    const runtime = runtimes.peek(identity)
    if (runtime) void removeFromFeeds(runtime, accountId, { boosts })
  }
  onFact('accountUnfollowed', ({ identity, accountId }) => leaveFeeds(identity, accountId, false))
  onFact('boostsHidden', ({ identity, accountId }) => leaveFeeds(identity, accountId, true))
  onFact('statusPinned', ({ identity }) => {
    const runtime = runtimes.peek(identity)
    if (runtime?.me) void runtime.client.invalidateQueries({ queryKey: statusListKeys.pinned(runtime.me) })
  })
  onFact('statusPublished', ({ identity, statusId }) => {
    const runtime = runtimes.peek(identity)
    if (!runtime || statusId === null) return
    showOwnPostInHome(runtime, statusId)
    showOwnPostOnProfile(runtime, statusId)
  })
  onFact('listDeleted', ({ identity, listId }) => {
    const load = import('../layout/deck/deck-store')
    // A column that stays says that its list is gone.
    void load.then(({ removeColumnsOfList }) => removeColumnsOfList(identity, listId)).catch(() => {})
  })
  onFact('notificationPolled', ({ identity, notification }) => {
    const runtime = runtimes.peek(identity)
    if (!runtime) return
    alertLater(runtime, notification)
    noteFollowRequest(runtime, notification)
  })
  // In every tab, since the account may sign out in another one.
  onFact('signedOut', ({ identity }) => {
    closeModalsOf(identity)
    clearToasts(identity)
  })
}
