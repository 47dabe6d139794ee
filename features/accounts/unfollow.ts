import { defineMessages, type IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable, undoPending } from '@/lib/runtime/undoable'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { followAccount, unfollowAccount, type FollowSubject } from './mutations'
import { withFollowers, withFollowing, withoutFollow } from './patches'

const messages = defineMessages({
  unfollowed: {
    id: 'account.unfollowed',
    defaultMessage: 'Unfollowed @{acct}',
    description: 'Notice after unfollowing an account, with an Undo button; {acct}: its address',
  },
})

const keyOf = (id: AccountId) => `unfollow ${id}`

/** Shows an unfollow that is not sent yet. */
function showUnfollow({ cache }: Runtime, { id, me }: FollowSubject): () => void {
  const changes = [
    cache.begin('relationship', id, withoutFollow),
    cache.begin('account', id, withFollowers(-1)),
    cache.begin('account', me, withFollowing(-1)),
  ]
  return () => {
    for (const change of changes) change.abort()
  }
}

/** Delays in ms after which the relationship is read again; another server may take that long to answer. */
const REREAD_DELAYS = [3_000, 20_000]

/** Reads the relationship again, and both counts when the follow became a request or was refused. */
async function rereadRelationship({ cache, loader, me }: Runtime, id: AccountId): Promise<void> {
  const wasFollowing = cache.base('relationship', id)?.following
  await loader.refresh({ kind: 'relationship', id })
  if (!wasFollowing || cache.base('relationship', id)?.following) return
  for (const account of [id, me]) if (account !== null) void loader.refresh({ kind: 'account', id: account })
}

/**
 * Reads the relationship again after following an account on another server, which may answer late: it may ask
 * its user for approval, or refuse.
 */
function rereadLater(runtime: Runtime, id: AccountId): void {
  const timers = REREAD_DELAYS.map((delay) =>
    setTimeout(() => {
      const known = runtime.cache.base('relationship', id)
      // Unfollowed since.
      if (!known?.following && !known?.requested) return
      if (!runtime.cache.hasOpenChanges('relationship', id)) void rereadRelationship(runtime, id)
    }, delay),
  )
  runtime.onClose(() => {
    for (const timer of timers) clearTimeout(timer)
  })
}

/** Follows an account, or undoes an unfollow that is not sent yet. `remote`: it is on another server. */
export async function follow(runtime: Runtime, subject: FollowSubject, remote = false): Promise<void> {
  if (undoPending(runtime, keyOf(subject.id))) return
  const isDone = await runtime.run(followAccount, subject)
  if (isDone && remote) rereadLater(runtime, subject.id)
}

/**
 * Unfollows an account, or withdraws the request. Asks first where following again needs approval; otherwise
 * it can be undone for 10 s before it is sent, because unfollowing also ends list memberships and
 * notifications.
 */
export async function unfollow(
  runtime: Runtime,
  account: Account,
  subject: FollowSubject,
  intl: IntlShape,
): Promise<void> {
  const { acct } = account
  if (subject.following && !account.locked)
    return startUndoable(
      runtime,
      {
        key: keyOf(account.id),
        text: () => intl.formatMessage(messages.unfollowed, { acct }),
        show: () => showUnfollow(runtime, subject),
        send: () => void runtime.run(unfollowAccount, subject),
      },
      intl,
    )
  try {
    const { askToUnfollow } = await import('./unfollow-question')
    if (await askToUnfollow(runtime, account, subject)) await runtime.run(unfollowAccount, subject)
  } catch (error) {
    const { alertError } = await import('@/lib/alerts/alert-error')
    alertError(error, intl)
  }
}
