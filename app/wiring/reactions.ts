import {
  arriveHome,
  arriveProfile,
  removePendingOf,
  removeEverywhere,
  statusListKeys,
} from '@/features/timelines'
import { onFact } from '@/lib/bus'
import { passFocusToRow } from '@/lib/focus/pass-focus'
import { runtimes } from '../identity/runtimes'

/** Applies facts of one feature to the other features that they concern. */
export function connectReactions(): void {
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
    // Rows go by this mark, and come back by it.
    runtime.cache.hide(accountId, true)
    removePendingOf(runtime, accountId)
    passFocus()
  })
  onFact('accountShown', ({ identity, accountId }) => {
    runtimes.peek(identity)?.cache.hide(accountId, false)
  })
  onFact('statusPinned', ({ identity }) => {
    const runtime = runtimes.peek(identity)
    if (runtime?.me) void runtime.client.invalidateQueries({ queryKey: statusListKeys.pinned(runtime.me) })
  })
  onFact('statusPublished', ({ identity, statusId }) => {
    const runtime = runtimes.peek(identity)
    if (!runtime || statusId === null) return
    arriveHome(runtime, statusId)
    arriveProfile(runtime, statusId)
  })
}
