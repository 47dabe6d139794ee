import * as z from 'zod/mini'
import type { Runtime } from '@/lib/runtime'
import { defineShare } from '@/lib/runtime/define-share'
import { watchUndoables } from '@/lib/runtime/undoable'
import type { Relationship } from '@/schemas/entities'
import { id, type AccountId } from '@/schemas/primitives'
import { withBlock, withFollowers, withFollowing, withMute, withoutFollow } from '../patches'

const WAYS = ['block', 'mute', 'unfollow'] as const
type Way = (typeof WAYS)[number]

const PATCHES: Record<Way, (relationship: Relationship) => Relationship> = {
  block: withBlock(true),
  mute: withMute(true),
  unfollow: withoutFollow,
}

const change = z.object({
  way: z.enum(WAYS),
  accountId: id<'account'>(),
  /** The progress in the sending tab; `undo` asks the tab that waits with the change to undo it. */
  state: z.enum(['shown', 'sent', 'undone', 'undo']),
})

type PendingChange = z.output<typeof change>

/** A change that waits in another tab for longer than this, in ms, was lost with its tab. */
const MAX_WAIT = 90_000
/** Time in ms after which the answer of the server should be known in every tab. */
const ANSWER_TIME = 5_000

const keyOf = ({ way, accountId }: PendingChange) => `${way} ${accountId}`

/** Shows the changes that other tabs will send, until they are sent or undone. */
function createOthers(runtime: Runtime) {
  const { cache, loader, me } = runtime
  const shown = new Map<string, (isMade: boolean) => void>()
  const timers = new Set<() => void>()
  runtime.onClose(() => {
    for (const stop of timers) stop()
  })
  const later = (run: () => void, delay: number) => {
    const timer = setTimeout(() => {
      timers.delete(stop)
      run()
    }, delay)
    const stop = () => {
      timers.delete(stop)
      clearTimeout(timer)
    }
    timers.add(stop)
    return stop
  }
  const reread = async ({ way, accountId }: PendingChange) => {
    await loader.refresh({ kind: 'relationship', id: accountId })
    if (way !== 'unfollow' || !cache.base('relationship', accountId)?.following) return
    // It is followed still, so both counts are wrong here.
    for (const each of [accountId, me]) if (each !== null) void loader.refresh({ kind: 'account', id: each })
  }

  const end = (which: PendingChange, isMade: boolean) => {
    const key = keyOf(which)
    const endShown = shown.get(key)
    shown.delete(key)
    endShown?.(isMade)
    return endShown !== undefined
  }
  const show = (which: PendingChange) => {
    const { way, accountId } = which
    const key = keyOf(which)
    const known = cache.base('relationship', accountId)
    // A relationship that is not known here is not shown here either.
    if (!known || shown.has(key)) return
    const changes = [cache.begin('relationship', accountId, PATCHES[way])]
    if (way === 'unfollow' && known.following && me !== null)
      changes.push(
        cache.begin('account', accountId, withFollowers(-1)),
        cache.begin('account', me, withFollowing(-1)),
      )
    const stopWaiting = later(() => {
      end(which, false)
      void reread(which)
    }, MAX_WAIT)
    shown.set(key, (isMade) => {
      stopWaiting()
      for (const each of changes) {
        if (isMade) each.commit()
        else each.abort()
      }
    })
  }
  return {
    show,
    end,
    /** The other tab sends the change now. */
    onSent(which: PendingChange) {
      end(which, true)
      const { accountId } = which
      const before = cache.base('relationship', accountId)
      // That tab sends the answer too, unless it was refused, or that tab is gone.
      later(() => {
        if (before && cache.base('relationship', accountId) === before) void reread(which)
      }, ANSWER_TIME)
    },
  }
}

const pendingChanges = defineShare({
  name: 'pending',
  change,
  apply: (runtime, made) => {
    const others = runtime.service(createOthers)
    if (made.state === 'shown') others.show(made)
    else if (made.state === 'sent') others.onSent(made)
    else if (made.state === 'undone') others.end(made, false)
    else runtime.service(createWatch)(keyOf(made))
  },
})

/** Reads the key of an undoable change; null for one that is not shared. */
function readKey(key: string): PendingChange | null {
  const [way, accountId, ...rest] = key.split(' ')
  const read = z.safeParse(change, { way, accountId, state: 'shown' })
  return read.success && rest.length === 0 ? read.data : null
}

/** Tells other tabs about the changes of this tab; returns the function that undoes one of them. */
function createWatch(runtime: Runtime) {
  return watchUndoables(runtime, {
    onState(key, state) {
      const made = readKey(key)
      if (made) pendingChanges.send(runtime, { ...made, state })
    },
    undoElsewhere(key) {
      const made = readKey(key)
      if (!made || !runtime.service(createOthers).end(made, false)) return false
      pendingChanges.send(runtime, { ...made, state: 'undo' })
      return true
    },
  })
}

/** Ends the unfollow that another tab showed before it sent it: its answer is known. */
export const endShownUnfollow = (runtime: Runtime, accountId: AccountId): void =>
  void runtime.service(createOthers).end({ way: 'unfollow', accountId, state: 'sent' }, false)

/** Shows a block, a mute or an unfollow that is not sent yet in the other tabs too, which may undo it. */
export function followPending(runtime: Runtime): void {
  runtime.service(createWatch)
  pendingChanges.follow(runtime)
}
