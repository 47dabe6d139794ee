import { hashKey, notifyManager } from '@tanstack/react-query'
import { normaliseStatus } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import type { StreamEvent } from '@/lib/streaming'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { contextKey, readContext, type Context } from '../../queries'
import { openThreads } from './open-threads'
import { createEmitter } from '@/lib/util/emitter'

export interface Additions {
  /** Replies by others that were added while the thread is open. */
  readonly fresh: ReadonlySet<StatusId>
  /** Replies found by a request, which are not in the thread until the reader shows them. */
  readonly pending: readonly StatusId[]
}

const NO_ADDITIONS: Additions = { fresh: new Set(), pending: [] }
/** Time in ms during which replies are collected, to be added together. */
const COLLECTING_TIME = 30
/** Time in ms in which a stream may deliver the replies of a count that grew, before the thread is requested. */
const STREAM_PATIENCE = 2000
/** Least time in ms between two requests for the thread because of counts that grew. */
const MIN_CHECK_INTERVAL = 15_000

/** Returns the post of an event; null when it has none. */
function statusOfEvent(event: StreamEvent) {
  if (event.event === 'notification') return event.payload.status ?? null
  return event.event === 'update' || event.event === 'status.update' ? event.payload : null
}

/** Returns the candidates that reply to one of `ids`, directly or through other candidates. */
function repliesTo(ids: ReadonlySet<StatusId>, candidates: readonly Status[]): Status[] {
  const replies = new Map<StatusId, Status>()
  const isReply = ({ in_reply_to_id: parent }: Status) =>
    parent !== null && (ids.has(parent) || replies.has(parent))
  // A reply may arrive before its parent, so try again as long as any were found.
  for (let before = -1; before < replies.size;) {
    before = replies.size
    for (const status of candidates) if (isReply(status)) replies.set(status.id, status)
  }
  return [...replies.values()]
}

/**
 * The new replies of an open thread, one instance per mounted thread. A reply that the cache receives, e.g. from a stream,
 * is added at its position at once. Replies found by a request are pending until the reader shows them.
 */
export class ThreadAdditions {
  #state = NO_ADDITIONS
  /** The answer that contains the pending replies. */
  #pendingContext: Context | null = null
  /** Posts that may be new replies; they are added together. */
  readonly #candidates = new Set<StatusId>()
  #addTimer: ReturnType<typeof setTimeout> | undefined
  #checkTimer: ReturnType<typeof setTimeout> | undefined
  #isChecking = false
  /** Time of the last request for the thread, in ms since the epoch. */
  #checkedAt = 0
  /** The last known reply counts of the posts in the thread. */
  readonly #replyCounts = new Map<StatusId, number>()
  readonly #contextHash: string
  #threadIds: { of: Context; ids: ReadonlySet<StatusId> } | null = null
  readonly #changes = createEmitter()

  constructor(
    readonly runtime: Runtime,
    /** The focused post of the thread. */
    readonly id: StatusId,
    /** Called when a post of the thread can no longer be shown. */
    readonly onGone: () => void,
  ) {
    this.#contextHash = hashKey(contextKey(id))
  }

  readonly state = () => this.#state
  readonly subscribe = this.#changes.subscribe

  #update(change: Partial<Additions>) {
    this.#state = { ...this.#state, ...change }
    this.#changes.emit()
  }

  #markFresh(ids: readonly StatusId[]) {
    if (ids.length > 0) this.#update({ fresh: new Set([...this.#state.fresh, ...ids]) })
  }

  get #context(): Context | undefined {
    // Read on every change of any post, so look it up by hash, which is cheap.
    return this.runtime.client.getQueryCache().get<Context>(this.#contextHash)?.state.data
  }

  #setContext(context: Context) {
    this.runtime.client.setQueryData<Context>(contextKey(this.id), context)
  }

  /**
   * Returns the focused post and its descendants: replies to these posts belong in the thread. Computed, and their reply
   * counts noted, once per context.
   */
  #idsOf(context: Context): ReadonlySet<StatusId> {
    if (this.#threadIds?.of === context) return this.#threadIds.ids
    const ids = new Set([this.id, ...context.descendants])
    this.#threadIds = { of: context, ids }
    for (const id of ids) {
      const count = this.runtime.cache.read('status', id)?.replies_count
      if (count !== undefined && !this.#replyCounts.has(id)) this.#replyCounts.set(id, count)
    }
    return ids
  }

  /** Starts listening; returns the unsubscriber. */
  listen(): () => void {
    const stop = this.runtime.client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      const [kind, id] = event.query.queryKey
      if (kind === 'status' && typeof id === 'string') this.#onStatus(id as StatusId)
      else if (event.query.queryHash === this.#contextHash) this.#onContext()
    })
    const threads = openThreads(this.runtime)
    threads.add(this)
    return () => {
      stop()
      threads.delete(this)
      clearTimeout(this.#addTimer)
      clearTimeout(this.#checkTimer)
    }
  }

  /** Handles a post that the cache received. */
  #onStatus(id: StatusId) {
    const context = this.#context
    const status = context && this.runtime.cache.read('status', id)
    if (!context || !status) return
    const ids = this.#idsOf(context)
    if (ids.has(id)) {
      if (status.gone) this.onGone()
      else this.#onReplyCount(id, status.replies_count)
      return
    }
    const parent = status.in_reply_to_id
    if (parent === null || status.gone || status.reblog) return
    if (!ids.has(parent) && !this.#candidates.has(parent)) return
    this.#candidates.add(id)
    this.#addLater()
  }

  /** Handles a new answer with the thread. It may be older than the latest replies, so those are added again. */
  #onContext() {
    const context = this.#context
    const ids = context && this.#idsOf(context)
    for (const id of this.#state.fresh) if (ids && !ids.has(id)) this.#candidates.add(id)
    this.#addLater()
  }

  /** Handles an event of the user's stream. */
  applyEvent(event: StreamEvent): void {
    const { cache, loader } = this.runtime
    const context = this.#context
    if (!context) return
    const ids = this.#idsOf(context)
    if (event.event === 'delete') {
      if (ids.has(event.payload)) loader.verify(event.payload)
      return
    }
    const dto = statusOfEvent(event)
    if (!dto) return
    const isReply = dto.in_reply_to_id !== null && ids.has(dto.in_reply_to_id)
    if (ids.has(dto.id)) this.#onReplyCount(dto.id, dto.replies_count)
    if (ids.has(dto.id) || isReply) cache.ingest(normaliseStatus(dto).rows, cache.tick(), { partial: true })
  }

  /** Handles the reply count of a post. When it grew and no stream delivers the replies, requests the thread. */
  #onReplyCount(id: StatusId, count: number) {
    const before = this.#replyCounts.get(id)
    this.#replyCounts.set(id, count)
    if (before === undefined || count <= before || this.#checkTimer !== undefined) return
    const delay = Math.max(STREAM_PATIENCE, this.#checkedAt + MIN_CHECK_INTERVAL - Date.now())
    this.#checkTimer = setTimeout(() => {
      this.#checkTimer = undefined
      if (this.#countLoadedReplies(id) < (this.#replyCounts.get(id) ?? 0)) void this.check()
    }, delay)
  }

  #countLoadedReplies(id: StatusId): number {
    const descendants = this.#context?.descendants ?? []
    return descendants.filter((each) => this.runtime.cache.read('status', each)?.in_reply_to_id === id).length
  }

  #addLater() {
    if (this.#candidates.size === 0) return
    clearTimeout(this.#addTimer)
    this.#addTimer = setTimeout(() => this.#addCandidates(), COLLECTING_TIME)
  }

  /** True while an answer with the thread is awaited, which may contain the candidates. */
  get #isReading(): boolean {
    const query = this.runtime.client.getQueryState(contextKey(this.id))
    return this.#isChecking || query?.fetchStatus === 'fetching'
  }

  /** Adds the candidates that belong in the thread. While it is read they wait: every answer calls `#addLater`. */
  #addCandidates() {
    const context = this.#context
    if (!context || this.#isReading) return
    const ids = this.#idsOf(context)
    const candidates = [...this.#candidates].flatMap((id) => {
      const status = this.runtime.cache.read('status', id)
      const isNew = !ids.has(id) && !this.#state.pending.includes(id)
      return status && !status.gone && isNew ? [status] : []
    })
    this.#candidates.clear()
    const replies = repliesTo(ids, candidates)
    if (replies.length === 0) return
    this.#setContext({ ...context, descendants: [...context.descendants, ...replies.map(({ id }) => id)] })
    this.#markFresh(replies.filter(({ account }) => account !== this.runtime.me).map(({ id }) => id))
  }

  /** Requests the thread again. New replies become pending. Never throws. */
  async check(refreshId?: string): Promise<void> {
    if (this.#isReading || !this.#context) return
    this.#isChecking = true
    this.#checkedAt = Date.now()
    try {
      const found = await readContext(this.runtime, this.id, { refreshId })
      const context = this.#context
      if (!context) return
      const ids = this.#idsOf(context)
      const pending = found.descendants.filter(
        (id) => !ids.has(id) && !this.runtime.cache.read('status', id)?.gone,
      )
      this.#pendingContext = pending.length > 0 ? found : null
      // Removals apply immediately, as they do not move the reader.
      if (pending.length === 0) this.#replaceContext(context, found)
      if (pending.length > 0 || this.#state.pending.length > 0) this.#update({ pending })
    } catch {
      // Keep the current posts; the next request may succeed.
    } finally {
      this.#isChecking = false
      this.#addLater()
    }
  }

  /** Inserts the pending replies. */
  show(): void {
    const { pending } = this.#state
    const found = this.#pendingContext
    const context = this.#context
    if (pending.length === 0 || !found || !context) return
    this.#pendingContext = null
    notifyManager.batch(() => {
      this.#replaceContext(context, found)
      this.#update({ pending: [] })
      this.#markFresh(pending)
    })
  }

  /** Replaces the thread by an answer. It may be older than the latest replies, so those are kept. */
  #replaceContext(current: Context, { ancestors, descendants, lost = 0 }: Context) {
    const added = current.descendants.filter((id) => this.#state.fresh.has(id))
    this.#setContext({
      ancestors,
      descendants: [...new Set([...descendants, ...added])],
      lost,
      // The job that is being followed.
      refresh: current.refresh ?? null,
    })
  }
}
