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
  /** Replies by others that joined while the thread was open. */
  readonly fresh: ReadonlySet<StatusId>
  /** Replies that were found and are pending until the reader shows them. */
  readonly waiting: readonly StatusId[]
}

const NOTHING: Additions = { fresh: new Set(), waiting: [] }
/** Time in ms during which arrivals are collected, to join together. */
const COLLECTING_TIME = 30
/**
 * In ms: `wait` for streamed replies after a reply count grew, and the least time `apart` between two
 * requests.
 */
const GROWTH_DELAYS = { wait: 2000, apart: 15_000 }

/**
 * New replies of an open thread. A post that the cache receives joins at its position when it replies
 * to one in the thread; replies found by a request are pending until shown. One per mounted
 * thread.
 */
export class ThreadAdditions {
  #state = NOTHING
  #found: Context | null = null
  #candidates = new Set<StatusId>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #due: ReturnType<typeof setTimeout> | undefined
  #lookedAt = 0
  /** The last known reply count of posts. */
  readonly #counts = new Map<StatusId, number>()
  #looking = false
  readonly #hash: string
  #ids: { of: Context; all: ReadonlySet<StatusId> } | null = null
  readonly #changes = createEmitter()

  constructor(
    readonly runtime: Runtime,
    readonly id: StatusId,
    /** Called when a post of the thread can no longer be shown. */
    readonly onGone: () => void,
  ) {
    this.#hash = hashKey(contextKey(id))
  }

  readonly state = () => this.#state
  readonly subscribe = this.#changes.subscribe

  #update(change: Partial<Additions>) {
    this.#state = { ...this.#state, ...change }
    this.#changes.emit()
  }

  get #context(): Context | undefined {
    // Read on every change of any post, so look it up by hash, which is cheap.
    return this.runtime.client.getQueryCache().get<Context>(this.#hash)?.state.data
  }

  /** The focused post and its descendants: the posts whose replies belong here. */
  #known(context: Context): ReadonlySet<StatusId> {
    if (this.#ids?.of !== context) {
      this.#ids = { of: context, all: new Set([this.id, ...context.descendants]) }
      for (const id of this.#ids.all) {
        const count = this.runtime.cache.read('status', id)?.replies_count
        if (count !== undefined && !this.#counts.has(id)) this.#counts.set(id, count)
      }
    }
    return this.#ids.all
  }

  /** Starts listening; returns the unsubscriber. */
  listen(): () => void {
    const { client } = this.runtime
    const queries = client.getQueryCache()
    const stop = queries.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      const [kind, id] = event.query.queryKey
      if (kind === 'status' && typeof id === 'string') this.#noticed(id as StatusId)
      else if (event.query.queryHash === this.#hash) this.#answered()
    })
    const threads = openThreads(this.runtime)
    threads.add(this)
    return () => {
      stop()
      threads.delete(this)
      clearTimeout(this.#timer)
      clearTimeout(this.#due)
    }
  }

  /** Handles the reply count of a post: when it grew, some replies may be missing here. */
  #counted(id: StatusId, count: number) {
    const before = this.#counts.get(id)
    this.#counts.set(id, count)
    if (before === undefined || count <= before || this.#due !== undefined) return
    const wait = Math.max(GROWTH_DELAYS.wait, this.#lookedAt + GROWTH_DELAYS.apart - Date.now())
    this.#due = setTimeout(() => {
      this.#due = undefined
      if (this.#loadedReplies(id) < (this.#counts.get(id) ?? 0)) void this.check()
    }, wait)
  }

  /** Counts the loaded replies to a post. */
  #loadedReplies(id: StatusId): number {
    const answers = this.#context?.descendants ?? []
    return answers.filter((each) => this.runtime.cache.read('status', each)?.in_reply_to_id === id).length
  }

  #noticed(id: StatusId) {
    const context = this.#context
    const status = context && this.runtime.cache.read('status', id)
    if (!context || !status) return
    const known = this.#known(context)
    if (known.has(id)) {
      if (status.gone) this.onGone()
      else this.#counted(id, status.replies_count)
      return
    }
    const parent = status.in_reply_to_id
    if (parent === null || status.gone || status.reblog) return
    if (!known.has(parent) && !this.#candidates.has(parent)) return
    this.#candidates.add(id)
    this.#later()
  }

  /** The thread was read again. The answer may be older than the latest arrivals. */
  #answered() {
    const context = this.#context
    const known = context && this.#known(context)
    for (const id of this.#state.fresh) if (known && !known.has(id)) this.#candidates.add(id)
    this.#later()
  }

  /** Handles an event of the user's stream. */
  applyEvent(event: StreamEvent): void {
    const { cache } = this.runtime
    const context = this.#context
    if (!context) return
    const known = this.#known(context)
    if (event.event === 'delete') {
      if (known.has(event.payload)) this.runtime.loader.verify(event.payload)
      return
    }
    const dto =
      event.event === 'notification'
        ? event.payload.status
        : event.event === 'update' || event.event === 'status.update'
          ? event.payload
          : null
    if (!dto) return
    if (known.has(dto.id)) this.#counted(dto.id, dto.replies_count)
    if (known.has(dto.id) || (dto.in_reply_to_id !== null && known.has(dto.in_reply_to_id)))
      cache.ingest(normaliseStatus(dto).rows, cache.tick(), { partial: true })
  }

  #later() {
    if (this.#candidates.size === 0) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#join(), COLLECTING_TIME)
  }

  /** True while an answer is being read, as it may contain the arrivals. */
  get #busy(): boolean {
    return this.#looking || this.runtime.client.getQueryState(contextKey(this.id))?.fetchStatus === 'fetching'
  }

  #join() {
    const context = this.#context
    if (!context || this.#busy) return
    const all = new Set(this.#known(context))
    const waitingIds = new Set(this.#state.waiting)
    const joined: Status[] = []
    for (let progress = true; progress;) {
      progress = false
      for (const id of this.#candidates) {
        const status = this.runtime.cache.read('status', id)
        const parent = status?.in_reply_to_id
        if (!status || status.gone || all.has(id) || waitingIds.has(id)) this.#candidates.delete(id)
        else if (parent && all.has(parent)) {
          this.#candidates.delete(id)
          all.add(id)
          joined.push(status)
          progress = true
        }
      }
    }
    this.#candidates.clear()
    if (joined.length === 0) return
    this.#set({ ...context, descendants: [...context.descendants, ...joined.map(({ id }) => id)] })
    this.#freshen(joined.filter(({ account }) => account !== this.runtime.me).map(({ id }) => id))
  }

  #set(context: Context) {
    this.runtime.client.setQueryData<Context>(contextKey(this.id), context)
  }

  /** Merges an answer that may be older than the latest arrivals. */
  #take({ ancestors, descendants, lost = 0 }: Context, before: Context) {
    const later = before.descendants.filter((id) => this.#state.fresh.has(id))
    const all = [...new Set([...descendants, ...later])]
    this.#set({ ancestors, descendants: all, lost, refresh: before.refresh ?? null })
  }

  #freshen(ids: readonly StatusId[]) {
    if (ids.length > 0) this.#update({ fresh: new Set([...this.#state.fresh, ...ids]) })
  }

  /** Requests the thread again. New replies become pending. Never throws. */
  async check(refreshId?: string): Promise<void> {
    if (this.#busy || !this.#context) return
    this.#looking = true
    this.#lookedAt = Date.now()
    try {
      const found = await readContext(this.runtime, this.id, { refreshId })
      const context = this.#context
      if (!context) return
      const known = this.#known(context)
      const waiting = found.descendants.filter(
        (id) => !known.has(id) && !this.runtime.cache.read('status', id)?.gone,
      )
      this.#found = waiting.length > 0 ? found : null
      // Removals apply immediately, as they do not move the reader.
      if (waiting.length === 0) this.#take(found, context)
      if (waiting.length > 0 || this.#state.waiting.length > 0) this.#update({ waiting })
    } catch {
      // Keep the current posts; the next request may succeed.
    } finally {
      this.#looking = false
      this.#later()
    }
  }

  /** Inserts the pending replies. */
  show(): void {
    const { waiting } = this.#state
    const context = this.#context
    if (waiting.length === 0 || !this.#found || !context) return
    const found = this.#found
    this.#found = null
    notifyManager.batch(() => {
      this.#take(found, context)
      this.#update({ waiting: [] })
      this.#freshen(waiting)
    })
  }
}
