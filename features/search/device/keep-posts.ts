import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { onPageLeave } from '@/lib/util/page-leave'
import { whenIdle } from '@/lib/util/timing/when-idle'
import { isOfUser, postsInCache } from './device-posts'
import { postStore } from './store'

/** Maximum number of posts to store; the oldest are removed. */
const MAX_STORED = 2_000
/** Time between two looks at the loaded posts, in ms. */
const CHECK_INTERVAL = 20_000
/** Longest wait for an idle moment, in ms. */
const IDLE_LIMIT = 10_000

/** True for a post that is deleted, or that the server says is neither bookmarked nor favourited. */
const isDropped = ({ gone, bookmarked, favourited }: Status) =>
  gone === true || (bookmarked === false && favourited === false)

/**
 * Returns a function that stores the loaded posts that the user wrote, bookmarked or favourited, for searches after a
 * reload, and removes those that are no longer any of these.
 */
export function createKeeper(runtime: Runtime): () => Promise<void> {
  const { me, cache } = runtime
  const store = postStore(runtime)
  /** Creation times of the stored posts. */
  let stored: Map<StatusId, string> | undefined
  /** The value of each post when it was stored. */
  const written = new Map<StatusId, Status>()
  let turn: Promise<unknown> = Promise.resolve()

  async function remove(id: StatusId) {
    stored?.delete(id)
    written.delete(id)
    await store.remove(id)
  }

  async function keep() {
    if (me === null) return
    stored ??= new Map((await store.read()).map(({ id, createdAt }) => [id, createdAt]))
    for (const { id } of postsInCache(runtime)) {
      const status = cache.base('status', id)
      if (!status || written.get(id) === status) continue
      if (isOfUser(status, me)) {
        written.set(id, status)
        stored.set(id, status.created_at)
        await store.put(status)
      } else if (stored.has(id) && isDropped(status)) await remove(id)
    }
    if (stored.size <= MAX_STORED) return
    const latestFirst = [...stored].sort(([, a], [, b]) => (a < b ? 1 : -1))
    for (const [id] of latestFirst.slice(MAX_STORED)) await remove(id)
  }
  return () => {
    const next = turn.then(keep)
    turn = next.catch(() => {})
    return next
  }
}

/** Stores posts for the search on this device until the returned function is called. */
export function startKeeping(runtime: Runtime): () => void {
  const keep = createKeeper(runtime)
  let cancel: (() => void) | undefined
  const timer = setInterval(() => {
    cancel ??= whenIdle(() => {
      cancel = undefined
      void keep()
    }, IDLE_LIMIT)
  }, CHECK_INTERVAL)
  const stop = onPageLeave('write', () => void keep())
  return () => {
    clearInterval(timer)
    cancel?.()
    stop()
  }
}
