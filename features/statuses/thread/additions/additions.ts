import { hashKey, notifyManager } from '@tanstack/react-query'
import { splitStatus } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import type { StreamEvent } from '@/lib/streaming'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { contextKey, readContext, type Context } from '../../queries'
import { openThreads } from './open-threads'
import { createEmitter } from '@/lib/util/emitter'

export interface Additions {
  /** Answers that joined while the conversation was open; others wrote them. */
  readonly fresh: ReadonlySet<StatusId>
  /** Answers that were found and wait until the reader wants them. */
  readonly waiting: readonly StatusId[]
}

const NOTHING: Additions = { fresh: new Set(), waiting: [] }
/** Arrivals of one moment join together, in ms. */
const MOMENT = 30
/** After a count of answers grew, they may still be coming by themselves; and looks for that are so far apart, in ms. */
const GROWN = { wait: 2000, apart: 15_000 }

/**
 * What comes to an open conversation. Whatever post the cache learns of joins at its place when it answers one that is
 * here; what a look at the server finds waits until it is asked for. One per mounted conversation.
 */
export class ThreadAdditions {
  #state = NOTHING
  #found: Context | null = null
  #candidates = new Set<StatusId>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #due: ReturnType<typeof setTimeout> | undefined
  #lookedAt = 0
  /** How many answers a post was last said to have. */
  readonly #counts = new Map<StatusId, number>()
  #looking = false
  readonly #hash: string
  #ids: { of: Context; all: ReadonlySet<StatusId> } | null = null
  readonly #changes = createEmitter()

  constructor(
    readonly runtime: Runtime,
    readonly id: StatusId,
    /** A post of the conversation can no longer be shown. */
    readonly onGone: () => void,
  ) {
    this.#hash = hashKey(contextKey(id))
  }

  readonly state = () => this.#state
  readonly subscribe = this.#changes.subscribe

  #tell(change: Partial<Additions>) {
    this.#state = { ...this.#state, ...change }
    this.#changes.emit()
  }

  get #context(): Context | undefined {
    // Asked for on every change of any post: by its hash, which costs nothing.
    return this.runtime.client.getQueryCache().get<Context>(this.#hash)?.state.data
  }

  /** The focused post and its answers: what can be answered here. */
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

  /** Begins to listen; returns the end of it. */
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

  /** A post of the conversation is said to have so many answers: with more than before, some may be missing here. */
  #counted(id: StatusId, count: number) {
    const before = this.#counts.get(id)
    this.#counts.set(id, count)
    if (before === undefined || count <= before || this.#due !== undefined) return
    const wait = Math.max(GROWN.wait, this.#lookedAt + GROWN.apart - Date.now())
    this.#due = setTimeout(() => {
      this.#due = undefined
      if (this.#held(id) < (this.#counts.get(id) ?? 0)) void this.look()
    }, wait)
  }

  /** How many answers to a post are here. */
  #held(id: StatusId): number {
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

  /** The conversation was read anew, maybe by an answer older than what arrived meanwhile. */
  #answered() {
    const context = this.#context
    const known = context && this.#known(context)
    for (const id of this.#state.fresh) if (known && !known.has(id)) this.#candidates.add(id)
    this.#later()
  }

  /** Takes an event of the own stream. */
  heard(event: StreamEvent): void {
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
      cache.ingest(splitStatus(dto).rows, cache.tick(), { partial: true })
  }

  #later() {
    if (this.#candidates.size === 0) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#join(), MOMENT)
  }

  /** While an answer of the server is being read, nobody knows yet what of it is new. */
  get #busy(): boolean {
    return this.#looking || this.runtime.client.getQueryState(contextKey(this.id))?.fetchStatus === 'fetching'
  }

  #join() {
    const context = this.#context
    if (!context || this.#busy) return
    const all = new Set(this.#known(context))
    const held = new Set(this.#state.waiting)
    const joined: Status[] = []
    for (let progress = true; progress;) {
      progress = false
      for (const id of this.#candidates) {
        const status = this.runtime.cache.read('status', id)
        const parent = status?.in_reply_to_id
        if (!status || status.gone || all.has(id) || held.has(id)) this.#candidates.delete(id)
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

  /** Takes an answer that may have been written before the latest arrivals. */
  #take({ ancestors, descendants, lost = 0 }: Context, before: Context) {
    const later = before.descendants.filter((id) => this.#state.fresh.has(id))
    const all = [...new Set([...descendants, ...later])]
    this.#set({ ancestors, descendants: all, lost, refresh: before.refresh ?? null })
  }

  #freshen(ids: readonly StatusId[]) {
    if (ids.length > 0) this.#tell({ fresh: new Set([...this.#state.fresh, ...ids]) })
  }

  /** Looks whether the server knows more by now. What is new waits; never throws. */
  async look(refreshId?: string): Promise<void> {
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
      // What is gone goes at once: nobody loses their place by it.
      if (waiting.length === 0) this.#take(found, context)
      if (waiting.length > 0 || this.#state.waiting.length > 0) this.#tell({ waiting })
    } catch {
      // The next look may do better; what is there stays.
    } finally {
      this.#looking = false
      this.#later()
    }
  }

  /** Puts what was found at its place. */
  show(): void {
    const { waiting } = this.#state
    const context = this.#context
    if (waiting.length === 0 || !this.#found || !context) return
    const found = this.#found
    this.#found = null
    notifyManager.batch(() => {
      this.#take(found, context)
      this.#tell({ waiting: [] })
      this.#freshen(waiting)
    })
  }
}
