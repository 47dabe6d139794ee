import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { MAX_DEVICE_POST_BYTES } from '@/lib/storage/offline-bound'
import { storedSize } from '@/lib/storage/stored-size'
import { onPageLeave } from '@/lib/util/page-leave'
import { whenIdle } from '@/lib/util/timing/when-idle'
import { isOfUser, postsInCache } from './device-posts'
import { postStore } from './store'

/** Maximum number of posts to store; the oldest beyond it, and beyond their bound in bytes, are removed. */
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
export function createKeeper(runtime: Runtime, maxBytes = MAX_DEVICE_POST_BYTES): () => Promise<void> {
  const { me, cache } = runtime
  const store = postStore(runtime)
  /** Creation times and sizes of the stored posts. */
  let stored: Map<StatusId, { readonly createdAt: string; readonly bytes: number }> | undefined
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
    stored ??= new Map(
      (await store.read()).map(({ id, createdAt, rows }) => [id, { createdAt, bytes: storedSize(rows) }]),
    )
    for (const { id } of postsInCache(runtime)) {
      const status = cache.base('status', id)
      if (!status || written.get(id) === status) continue
      if (isOfUser(status, me)) {
        written.set(id, status)
        stored.set(id, { createdAt: status.created_at, bytes: await store.put(status) })
      } else if (stored.has(id) && isDropped(status)) await remove(id)
    }
    const latestFirst = [...stored].sort(([, a], [, b]) => (a.createdAt < b.createdAt ? 1 : -1))
    let [count, sum] = [0, 0]
    for (const [id, { bytes }] of latestFirst) {
      count += 1
      sum += bytes
      if (count > MAX_STORED || sum > maxBytes) await remove(id)
    }
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
