import { hashKey, notifyManager } from '@tanstack/react-query'
import { onFact } from '@/lib/bus'
import { splitStatus, splitStatuses } from '@/lib/cache'
import { isApiError, isOwnAddress } from '@/lib/http'
import { shouldRetry } from '@/lib/query/create-client'
import type { Runtime } from '@/lib/runtime'
import {
  emptyTimeline,
  fillRequest,
  isGap,
  isLoading,
  plan,
  timelineReducer,
  ViewRegistry,
  type Entry,
  type Gap,
  type Side,
  type TimelineEvent,
  type TimelineState,
  type PageRequest,
} from '@/lib/timeline'
import type { StatusId } from '@/schemas/primitives'
import type { WindowView } from '@/lib/ui/windowed-list'
import { statusesDto, type StatusDto } from '@/schemas/status'
import { NO_ROWS } from '../timeline/build-rows'
import { ExtraRow } from '../timeline/extra-row'
import { listen } from './listen'
import { Resumption } from './resumption'
import { isForMembersOnly, type TimelineSource } from './source'
import { judgeOf } from './row-filter'
import { isHidden } from '../rows/visibility'

/** A home that is being built is asked for again after this, in ms (api-facts 9). */
const BUILDING_PAUSE = 3000
/** A stream that is not open by then is not waited for to look for what was missed, in ms. */
const STREAM_PATIENCE = 2500
/** A list nobody tells of is read again when it comes into view after this, in ms. */
const FRESH_FOR = 30_000
/** The top counts as just read for so long, in ms: after that its posts are to be read again with what is newer. */
const RECENT = 30_000
/** Rows that history entries return to, kept from being cut; of more the oldest are let go. */
const REMEMBERED = 12
/** Further tries of a page that was lost. */
const RETRIES = { top: 1, other: 2 }

/** Where a reader is in a view of a list. */
export interface Seen {
  readonly view: WindowView
  /** In a visible tab, with nothing over it. */
  readonly seen: boolean
}

/**
 * Joins one timeline of one runtime to the network: keeps its state in the query cache, sends the requests that the
 * model plans, and feeds answers and stream events back in. It alone asks for pages of this list (architecture 5), and
 * only while somebody has it mounted.
 */
export class TimelineEngine {
  readonly views = new ViewRegistry()
  /** The rows last drawn: the next ones keep what must not change under the reader. */
  rows = NO_ROWS
  readonly extra = new ExtraRow()
  /** What went wrong with the last request for the top; the state knows only its kind. */
  error: unknown = null
  /** The same of the last request for another page. */
  pageError: unknown = null
  #requests = 0
  #aborts = new Map<string, AbortController>()
  #mounted = 0
  #closed = false
  #ends: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #askedAt = 0
  /** When the newest posts were last read. */
  #readAt = 0
  #looking = false
  readonly #resumption = new Resumption((what) => this.#resume(what))
  /** Gaps that the reader fills from their older end. */
  #fromBelow = new Set<StatusId>()
  #remembered = new Set<string>()
  #watchers = new Set<(seen: Seen) => void>()
  #seen: Seen | null = null
  /** Posts of one's own that are not in the list yet. */
  #own = new Set<StatusId>()

  constructor(
    readonly runtime: Runtime,
    readonly source: TimelineSource,
  ) {}

  get state(): TimelineState {
    return this.runtime.client.getQueryData<TimelineState>(this.source.key) ?? emptyTimeline()
  }

  /** The top could not be loaded, nor since. */
  get failed(): boolean {
    return this.state.failed !== null || this.error !== null
  }

  /** Whether a stream may tell of this list. */
  get told(): boolean {
    return this.source.channel !== null && this.runtime.me !== null
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
    if (after !== before && this.#own.size > 0) this.#showOwn()
  }

  /** A post of one's own, shown to whoever is at the top as soon as it is in the list. */
  reveal(id: StatusId): void {
    this.#own.add(id)
    this.dispatch({ type: 'arrived', id, audience: this.views.audience() })
    this.#showOwn()
  }

  #showOwn() {
    const { entries, hidden } = this.state
    const come = [...this.#own].filter((id) => entries.includes(id))
    for (const id of come) this.#own.delete(id)
    const held = new Set<Entry>(entries.slice(0, hidden))
    if (come.some((id) => held.has(id)) && this.views.atTop())
      this.#reduce({ type: 'shown', audience: this.views.audience() })
  }

  /** The reader is near the end: older posts are asked for, once. */
  older() {
    this.pump(true)
  }

  /** Asks for the newest page now: the reader wants it, or nobody tells of new posts. */
  refresh() {
    this.#send({ side: 'top', anchor: null, query: {}, link: null })
  }

  /** The reader asks for what is new: at the top it is shown at once, whatever the settings hold back. */
  look() {
    this.#looking = true
    this.retry()
    this.#settleLook()
  }

  /** Shows what the reader looked for, once it is there. */
  #settleLook() {
    if (!this.#looking || this.state.requests.some(({ side }) => side === 'top')) return
    this.#looking = false
    if (this.state.hidden > 0 && this.views.atTop())
      this.#reduce({ type: 'shown', audience: this.views.audience() })
  }

  /** Asks again for what failed. */
  retry() {
    this.#reduce({ type: 'retried' })
    this.refresh()
  }

  /** The way is open again: what was lost on it need not wait for a press. */
  #retryLost() {
    if (this.state.failed !== null) this.retry()
    if (this.state.tail.failed !== 'lost') return
    this.dispatch({ type: 'more' })
    this.older()
  }

  /** The server named this moment: what it put off is asked for again. */
  #resume(what: 'top' | 'page') {
    const put = (failed: string | null | undefined) => failed === 'limited'
    if (what === 'top') {
      if (put(this.state.failed)) this.retry()
      return
    }
    for (const gap of this.state.entries.filter(isGap))
      if (put(gap.failed)) this.#send(fillRequest(this.state, gap, this.#sideOf(gap)))
    if (!put(this.state.tail.failed)) return
    this.dispatch({ type: 'more' })
    this.older()
  }

  readonly #sideOf = (gap: Gap) => (this.#fromBelow.has(gap.gap) ? 'above' : 'below')

  /** The reader fills a gap from one end; it goes on by itself until joined. */
  fill(gap: Gap, side: Exclude<Side, 'top'>) {
    if (side === 'above') this.#fromBelow.add(gap.gap)
    else this.#fromBelow.delete(gap.gap)
    this.dispatch({ type: 'fill', gap: gap.gap })
  }

  /** Sends every request that the model plans. */
  pump(older = false) {
    if (this.#closed || this.#mounted === 0) return
    const recent = Date.now() - this.#readAt < RECENT
    for (const wish of plan(this.state, { older, side: this.#sideOf, recent })) this.#send(wish)
  }

  /** One page into a gap, from the end where the reader is. */
  step(gap: Gap, side: Exclude<Side, 'top'>) {
    if (gap.failed === undefined && !isLoading(this.state, gap))
      this.#send(fillRequest(this.state, gap, side))
  }

  /** Calls back with where the reader is, now and whenever that changes. */
  watch(watcher: (seen: Seen) => void): () => void {
    this.#watchers.add(watcher)
    if (this.#seen) watcher(this.#seen)
    return () => void this.#watchers.delete(watcher)
  }

  /** A view tells where its reader is. */
  viewed(seen: Seen) {
    this.#seen = seen
    for (const watcher of this.#watchers) watcher(seen)
  }

  #send(wish: PageRequest) {
    if (this.#closed) return
    const request = `r${(this.#requests += 1)}`
    const before = this.state
    this.#reduce({ type: 'asked', request, side: wish.side, anchor: wish.anchor })
    if (this.state === before || !this.state.requests.some(({ id }) => id === request)) return
    if (wish.side === 'top') this.#askedAt = Date.now()
    const abort = new AbortController()
    this.#aborts.set(request, abort)
    void this.#fetch(request, wish, abort.signal).finally(() => {
      this.#aborts.delete(request)
      this.#settleLook()
      this.pump()
    })
  }

  async #fetch(request: string, wish: PageRequest, signal: AbortSignal): Promise<void> {
    const { client, http, cache, me } = this.runtime
    const { key, path, query, feature } = this.source
    const top = wish.side === 'top'
    // Where the server names another host in its links, ids page as well.
    const link = wish.link !== null && isOwnAddress(http.server, wish.link) ? wish.link : null
    try {
      const answer = await client.fetchQuery({
        queryKey: ['page', hashKey(key), wish.side, wish.anchor, wish.link, request],
        gcTime: 0,
        staleTime: 0,
        retry: (failures, error) =>
          failures < (top ? RETRIES.top : RETRIES.other) && shouldRetry(failures, error, this.runtime.now()),
        structuralSharing: false,
        meta: { skipAlert: true },
        queryFn: () =>
          link === null
            ? http.request(path, { query: { ...query, ...wish.query }, schema: statusesDto, signal })
            : http.request(link, { schema: statusesDto, signal }),
      })
      if (this.#closed) return
      notifyManager.batch(() => {
        const { rows, ids } = splitStatuses(answer.data)
        cache.ingest(rows, answer.sent)
        const judge = judgeOf(this.runtime, this.source)
        if (top) {
          this.error = null
          this.#readAt = Date.now()
        }
        this.#reduce({
          type: 'answered',
          request,
          ids,
          // Links of an answer to "what is newer" may stop where that question did.
          ...(wish.query.since_id !== undefined || (answer.next === null && answer.prev === null)
            ? {}
            : { link: { next: answer.next, prev: answer.prev } }),
          partial: answer.partial,
          lost: answer.lost,
          visible: ids.filter((id) => judge(id) === null).length,
          audience: this.views.audience(),
        })
      })
      if (top) clearTimeout(this.#timer)
      if (answer.partial) this.#later(BUILDING_PAUSE)
    } catch (error) {
      if (this.#closed) return
      const reason = isApiError(error) ? error.kind : 'invalid'
      if (reason === 'aborted') return this.#reduce({ type: 'abandoned', request })
      if (top) this.error = error
      else this.pageError = error
      this.#reduce({ type: 'failed', request, reason })
      if (feature && isForMembersOnly(me, error)) http.capabilities.ruleOut(feature)
      if (isApiError(error, 'limited'))
        this.#resumption.at(top ? 'top' : 'page', error.retryAt, this.runtime.now())
      if (this.state.partial) this.#later(pauseAfter(error))
    }
  }

  /** Asks for the newest page in a while, if somebody is still there. */
  #later(ms: number, wanted: () => boolean = () => true) {
    clearTimeout(this.#timer)
    if (this.#mounted === 0) return
    this.#timer = setTimeout(() => wanted() && this.refresh(), ms)
  }

  /** A post of the stream. */
  arrived(dto: StatusDto) {
    const { cache } = this.runtime
    if (this.source.accepts?.(dto) === false) return
    notifyManager.batch(() => {
      const { rows, id } = splitStatus(dto)
      cache.ingest(rows, cache.tick(), { partial: true })
      // What nobody will see must not be counted as new.
      if (isHidden(cache, id)) return
      this.#reduce({ type: 'arrived', id, audience: this.views.audience() })
    })
    this.pump()
  }

  /**
   * Keeps this list going: its stream, its polling, what is due. `patient`: nobody sees it yet, so that a list that was
   * never loaded waits for its stream, after which it would be read again. Returns the end of it.
   */
  mount({ patient = false } = {}): () => void {
    this.#mounted += 1
    if (this.#mounted === 1) this.#start()
    const waits = patient && this.told && !this.state.loaded && this.state.feed !== 'stream'
    if (waits) setTimeout(() => this.pump(), STREAM_PATIENCE)
    else this.pump()
    let over = false
    return () => {
      if (over) return
      over = true
      this.#mounted -= 1
      if (this.#mounted === 0) this.#stop()
    }
  }

  #start() {
    const { state, told } = this
    if (state.partial) this.#later(0)
    else if (state.loaded && told)
      this.#later(STREAM_PATIENCE, () => this.state.topUnknown && this.state.feed !== 'stream')
    else if (state.loaded && Date.now() - this.#askedAt > FRESH_FOR) this.#later(0)
    if (told) this.#ends.push(listen(this))
    this.#ends.push(this.#resumption.start())
    const again = () => this.#retryLost()
    addEventListener('online', again)
    this.#ends.push(
      () => removeEventListener('online', again),
      onFact('reachable', ({ identity }) => void (identity === this.runtime.identity.who && again())),
    )
  }

  #stop() {
    clearTimeout(this.#timer)
    for (const end of this.#ends.splice(0)) end()
    // From now on nobody listens: what comes meanwhile is unknown.
    if (this.state.feed !== 'none') this.#reduce({ type: 'disconnected', feed: 'none' })
  }

  /** A page of the top that was asked for elsewhere. */
  took(ids: readonly StatusId[], lost: number) {
    const request = `r${(this.#requests += 1)}`
    this.#reduce({ type: 'asked', request, side: 'top', anchor: null })
    this.#reduce({ type: 'answered', request, ids, lost, audience: this.views.audience() })
  }

  /** Keeps the row that a history entry returns to; null when it is open or at the top. */
  remember(entry: string, row: string | null) {
    this.#remembered.delete(entry)
    this.views.remember(entry, row)
    if (row === null) return
    this.#remembered.add(entry)
    const [oldest] = this.#remembered
    if (oldest !== undefined && this.#remembered.size > REMEMBERED) this.remember(oldest, null)
  }

  /** The reader moved: how much of the list is kept for the next visit depends on it, so the keeping is due. */
  moved() {
    const { client } = this.runtime
    if (client.getQueryData(this.source.key) !== undefined)
      client.setQueryData(this.source.key, (state: TimelineState | undefined) => state)
  }

  /** The end of the runtime: gives up what is on its way. */
  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    for (const end of this.#ends.splice(0)) end()
    for (const abort of this.#aborts.values()) abort.abort()
  }
}

/** Pause before a feed that is being built is asked for again after a failure, in ms. */
const pauseAfter = (error: unknown): number =>
  isApiError(error, 'limited')
    ? Math.max(BUILDING_PAUSE, (error.retryAt ?? 0) - Date.now())
    : 5 * BUILDING_PAUSE
