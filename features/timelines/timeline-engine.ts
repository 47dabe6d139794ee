import { hashKey, notifyManager } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { splitStatus, splitStatuses } from '@/lib/cache'
import { tellFact } from '@/lib/bus'
import { isApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { StreamEvent } from '@/lib/streaming'
import {
  emptyTimeline,
  plan,
  timelineReducer,
  ViewRegistry,
  type TimelineEvent,
  type TimelineState,
  type Wants,
  type Wish,
} from '@/lib/timeline'
import type { StatusId } from '@/schemas/primitives'
import { statusesDto, type StatusDto } from '@/schemas/status'
import type { TimelineSource } from './source'

/** A home that is being built is asked for again after this, in ms (api-facts 9). */
const BUILDING_PAUSE = 3000

/**
 * Joins one timeline of one runtime to the network: keeps its state in the query cache, sends the requests that the
 * model plans, and feeds answers and stream events back in.
 */
export class TimelineEngine {
  readonly views = new ViewRegistry()
  #wants: Wants = {}
  #requests = 0
  #aborts = new Map<string, AbortController>()
  #mounted = 0
  #ends: (() => void)[] = []
  #building: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly runtime: Runtime,
    readonly source: TimelineSource,
  ) {}

  get state(): TimelineState {
    return this.runtime.client.getQueryData<TimelineState>(this.source.key) ?? emptyTimeline()
  }

  /** Feeds an event in and sends what the model then wants. */
  dispatch(event: TimelineEvent): void {
    this.#reduce(event)
    this.pump()
  }

  #reduce(event: TimelineEvent) {
    const before = this.state
    const after = timelineReducer(before, event)
    if (after !== before) this.runtime.client.setQueryData(this.source.key, after)
  }

  /** The reader is near the end: older posts are asked for once. */
  older() {
    this.#wants = { ...this.#wants, older: true }
    this.pump()
    this.#wants = { ...this.#wants, older: false }
  }

  /** Asks for the newest page now, e.g. because the reader pulled. */
  refresh() {
    this.#send({ side: 'top', anchor: null, query: {}, link: null })
  }

  /** The reader fills a gap from one end; from above it goes on by itself until joined. */
  fill(wish: Wish) {
    if (wish.side === 'below' && wish.anchor !== null) this.#reduce({ type: 'fill', gap: wish.anchor })
    this.#send(wish)
  }

  /** Sends every request that the model plans. */
  pump() {
    for (const wish of plan(this.state, this.#wants)) this.#send(wish)
  }

  #send(wish: Wish) {
    const request = `r${(this.#requests += 1)}`
    const before = this.state
    this.#reduce({ type: 'asked', request, side: wish.side, anchor: wish.anchor })
    if (this.state === before || !this.state.requests.some(({ id }) => id === request)) return
    const abort = new AbortController()
    this.#aborts.set(request, abort)
    void this.#fetch(request, wish, abort.signal).finally(() => {
      this.#aborts.delete(request)
      this.pump()
    })
  }

  async #fetch(request: string, wish: Wish, signal: AbortSignal): Promise<void> {
    const { client, http, cache } = this.runtime
    const { key, path, query } = this.source
    try {
      const answer = await client.fetchQuery({
        queryKey: ['page', hashKey(key), wish.side, wish.anchor, wish.link, request],
        gcTime: 0,
        staleTime: 0,
        retry: wish.side === 'top' ? 1 : 2,
        structuralSharing: false,
        meta: { skipAlert: true },
        queryFn: () =>
          wish.link === null
            ? http.request(path, { query: { ...query, ...wish.query }, schema: statusesDto, signal })
            : http.request(wish.link, { schema: statusesDto, signal }),
      })
      notifyManager.batch(() => {
        const { rows, ids } = splitStatuses(answer.data)
        cache.ingest(rows, answer.sent)
        this.#reduce({
          type: 'answered',
          request,
          ids,
          ...(answer.next === null && answer.prev === null
            ? {}
            : { link: { next: answer.next, prev: answer.prev } }),
          partial: answer.partial,
          visible: ids.filter((id) => this.#visible(id)).length,
          audience: this.views.audience(),
        })
      })
      if (answer.partial) this.#askAgain()
    } catch (error) {
      const reason = isApiError(error) ? error.kind : 'invalid'
      if (reason === 'aborted') this.#reduce({ type: 'abandoned', request })
      else this.#reduce({ type: 'failed', request, reason })
    }
  }

  #visible(id: StatusId): boolean {
    const { cache } = this.runtime
    const status = cache.read('status', id)
    const shown = status?.reblog ? cache.read('status', status.reblog) : status
    if (!status || !shown || status.gone || shown.gone) return false
    return !cache.read('account', shown.account)?.hidden && !cache.read('account', status.account)?.hidden
  }

  #askAgain() {
    clearTimeout(this.#building)
    this.#building = setTimeout(() => this.refresh(), BUILDING_PAUSE)
  }

  /** A post of the stream. */
  arrived(dto: StatusDto) {
    const { cache } = this.runtime
    notifyManager.batch(() => {
      const { rows, id } = splitStatus(dto)
      cache.ingest(rows, cache.tick(), { partial: true })
      this.#reduce({ type: 'arrived', id, audience: this.views.audience() })
    })
    this.pump()
  }

  /** Somebody wants this list kept going: its stream, its polling, what is due. Returns the end of it. */
  mount(): () => void {
    this.#mounted += 1
    if (this.#mounted === 1) this.#listen()
    this.pump()
    let over = false
    return () => {
      if (over) return
      over = true
      this.#mounted -= 1
      if (this.#mounted === 0) for (const end of this.#ends.splice(0)) end()
    }
  }

  #listen() {
    const { streaming, poller, me } = this.runtime
    const { channel, polled, path, key } = this.source
    if (channel === null || me === null) return
    const feed = polled ? 'poll' : 'none'
    this.#ends.push(
      streaming.subscribe(
        channel,
        (event) => this.#told(event),
        (link) => this.dispatch(link === 'up' ? { type: 'connected' } : { type: 'disconnected', feed }),
      ),
    )
    if (polled) this.#ends.push(poller.add({ key: hashKey(key), path }, (page) => this.#polled(page)))
  }

  #told(event: StreamEvent) {
    if (event.event === 'update') this.arrived(event.payload)
    else if (event.event === 'status.update') {
      const { cache } = this.runtime
      cache.ingest(splitStatus(event.payload).rows, cache.tick(), { partial: true })
    } else if (event.event === 'delete') {
      this.runtime.cache.bury(event.payload)
      tellFact('statusDeleted', { identity: this.runtime.identity.who, statusId: event.payload })
    }
  }

  /** A page that this or another tab polled. */
  #polled(page: unknown) {
    const read = z.safeParse(statusesDto, page)
    if (!read.success || !this.state.loaded) return
    const { cache } = this.runtime
    const request = `r${(this.#requests += 1)}`
    notifyManager.batch(() => {
      const { rows, ids: told } = splitStatuses(read.data)
      cache.ingest(rows, cache.tick())
      // The page may be older than a removal here: another tab may have asked for it.
      const ids = told.filter((id) => !cache.read('status', id)?.gone)
      this.#reduce({ type: 'asked', request, side: 'top', anchor: null })
      this.#reduce({ type: 'answered', request, ids, audience: this.views.audience() })
    })
    this.pump()
  }

  /** The reader moved: how much of the list is kept for the next visit depends on it, so the keeping is due. */
  moved() {
    const { client } = this.runtime
    if (client.getQueryData(this.source.key) !== undefined)
      client.setQueryData(this.source.key, (state: TimelineState | undefined) => state)
  }

  /** Gives up what is on its way. */
  close() {
    clearTimeout(this.#building)
    for (const end of this.#ends.splice(0)) end()
    for (const abort of this.#aborts.values()) abort.abort()
  }
}
