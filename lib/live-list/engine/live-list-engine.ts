import { hashKey, notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isApiError } from '../../http'
import { shouldRetry } from '../../query/create-client'
import { emptyList, isGap, isLoading, type Gap, type ListState, type Side } from '../model'
import { fillRequest, plan, type PageRequest } from '../plan'
import type { ListSink, LiveListPorts } from './ports'
import { listReducer, type ListEvent } from '../reducer'
import { Resumption } from './resumption'
import { ViewRegistry } from '../views'

/** Pause in ms before a feed that is being built is requested again. */
const BUILDING_PAUSE = 3000
/** The longest wait for the stream, in ms, before missed items are requested. */
const STREAM_PATIENCE = 2500
/** Age in ms after which a list without a channel is read again when it is shown. */
const FRESH_FOR = 30_000
/**
 * Age in ms up to which the top counts as just read. After that its items are read again together with newer
 * ones.
 */
const RECENT = 30_000
/** Retries of a page after network failures. */
const RETRIES = { top: 1, other: 2 }

/**
 * Keeps a list updated: stores its state in the query cache at `key`, sends the requests that the model
 * plans, and dispatches answers and channel events. It is the only one to request pages of the list, and only
 * while the list is mounted. It knows nothing about the items; `ports` do.
 */
export class LiveListEngine<Id extends string, Page> implements ListSink<Id, Page> {
  readonly views = new ViewRegistry()
  /** The error of the last request for the top; the state has only its kind. */
  error: unknown = null
  /** The error of the last request for another page. */
  pageError: unknown = null
  #requests = 0
  #aborts = new Map<string, AbortController>()
  #mounted = 0
  #closed = false
  #ends: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #askedAt = 0
  /** When the newest items were last read. */
  #readAt = 0
  #looking = false
  readonly #resumption = new Resumption((what) => this.#resume(what))
  /** Gaps that the reader fills from their older end. */
  #fromBelow = new Set<Id>()
  /** Items created here that are not in the list yet. */
  #revealed = new Set<Id>()

  constructor(
    readonly client: QueryClient,
    readonly key: QueryKey,
    readonly ports: LiveListPorts<Id, Page>,
  ) {}

  get state(): ListState<Id> {
    return this.client.getQueryData<ListState<Id>>(this.key) ?? emptyList<Id>()
  }

  /** True when the last request for the top failed. */
  get failed(): boolean {
    return this.state.failed !== null || this.error !== null
  }

  /** Applies an event and sends the requests that follow from it. */
  dispatch(event: ListEvent<Id>): void {
    this.#reduce(event)
    this.pump()
  }

  #reduce(event: ListEvent<Id>) {
    const before = this.state
    const after = listReducer(before, event, this.ports.order)
    if (after === before) return
    this.client.setQueryData(this.key, after)
    if (this.#revealed.size > 0) this.#showRevealed()
  }

  /** Shows all pending items. */
  show() {
    this.dispatch({ type: 'shown', audience: this.views.audience() })
  }

  /** Adds an item created here, and shows it to a reader at the top as soon as it is in the list. */
  reveal(id: Id) {
    this.#revealed.add(id)
    this.arrived(id)
    this.#showRevealed()
  }

  #showRevealed() {
    const { entries, hidden } = this.state
    const come = [...this.#revealed].filter((id) => entries.includes(id))
    for (const id of come) this.#revealed.delete(id)
    const pending = new Set<unknown>(entries.slice(0, hidden))
    if (come.some((id) => pending.has(id)) && this.views.atTop())
      this.#reduce({ type: 'shown', audience: this.views.audience() })
  }

  /** Requests older items, once; call it when the reader is near the end. */
  older() {
    this.pump(true)
  }

  /** Requests the newest page now. */
  refresh() {
    this.#send({ side: 'top', anchor: null, query: {}, link: null })
  }

  /**
   * Checks for new items on the reader's request: at the top they are shown at once, whatever the settings.
   */
  look() {
    this.#looking = true
    this.retry()
    this.#settleLook()
  }

  #settleLook() {
    if (!this.#looking || this.state.requests.some(({ side }) => side === 'top')) return
    this.#looking = false
    if (this.state.hidden > 0 && this.views.atTop())
      this.#reduce({ type: 'shown', audience: this.views.audience() })
  }

  /** Repeats failed requests. */
  retry() {
    this.#reduce({ type: 'retried' })
    this.refresh()
  }

  /** The server is reachable again: repeat lost requests without a press. */
  #retryLost() {
    if (this.state.failed !== null) this.retry()
    if (this.state.tail.failed !== 'lost') return
    this.dispatch({ type: 'more' })
    this.older()
  }

  /** The rate limit has ended: repeat the limited requests. */
  #resume(what: 'top' | 'page') {
    const isPutOff = (failed: string | null | undefined) => failed === 'limited'
    if (what === 'top') {
      if (isPutOff(this.state.failed)) this.retry()
      return
    }
    for (const gap of this.state.entries.filter(isGap))
      if (isPutOff(gap.failed)) this.#send(fillRequest(this.state, gap, this.#sideOf(gap)))
    if (!isPutOff(this.state.tail.failed)) return
    this.dispatch({ type: 'more' })
    this.older()
  }

  readonly #sideOf = (gap: Gap<Id>) => (this.#fromBelow.has(gap.gap) ? 'above' : 'below')

  /** Fills a gap from one end, page after page until it is closed. */
  fill(gap: Gap<Id>, side: Exclude<Side, 'top'>) {
    if (side === 'above') this.#fromBelow.add(gap.gap)
    else this.#fromBelow.delete(gap.gap)
    this.dispatch({ type: 'fill', gap: gap.gap })
  }

  /** Requests a single page of a gap, from the end where the reader is. */
  step(gap: Gap<Id>, side: Exclude<Side, 'top'>) {
    if (gap.failed === undefined && !isLoading(this.state, gap))
      this.#send(fillRequest(this.state, gap, side))
  }

  /** Sends every request that the model plans. */
  pump(older = false) {
    if (this.#closed || this.#mounted === 0) return
    const recent = Date.now() - this.#readAt < RECENT
    for (const request of plan(this.state, { older, side: this.#sideOf, recent })) this.#send(request)
  }

  #send(request: PageRequest<Id>) {
    if (this.#closed) return
    const name = `r${(this.#requests += 1)}`
    const before = this.state
    this.#reduce({ type: 'asked', request: name, side: request.side, anchor: request.anchor })
    if (this.state === before || !this.state.requests.some(({ id }) => id === name)) return
    if (request.side === 'top') this.#askedAt = Date.now()
    const abort = new AbortController()
    this.#aborts.set(name, abort)
    void this.#fetch(name, request, abort.signal).finally(() => {
      this.#aborts.delete(name)
      this.#settleLook()
      this.pump()
    })
  }

  async #fetch(name: string, request: PageRequest<Id>, signal: AbortSignal): Promise<void> {
    const { ports } = this
    const top = request.side === 'top'
    try {
      const answer = await this.client.fetchQuery({
        queryKey: ['page', hashKey(this.key), request.side, request.anchor, request.link, name],
        gcTime: 0,
        staleTime: 0,
        retry: (failures, error) =>
          failures < (top ? RETRIES.top : RETRIES.other) && shouldRetry(failures, error, ports.now()),
        structuralSharing: false,
        meta: { skipAlert: true },
        queryFn: () => ports.fetchPage(request, signal),
      })
      if (this.#closed) return
      notifyManager.batch(() => {
        const ids = ports.read(answer.page)
        if (top) {
          this.error = null
          this.#readAt = Date.now()
        }
        this.#reduce({
          type: 'answered',
          request: name,
          ids,
          ...(answer.link && { link: answer.link }),
          partial: answer.partial ?? false,
          lost: answer.lost ?? 0,
          visible: ids.filter((id) => ports.isVisible(id)).length,
          audience: this.views.audience(),
        })
      })
      if (top) clearTimeout(this.#timer)
      if (answer.partial) this.#later(BUILDING_PAUSE)
    } catch (error) {
      if (!this.#closed) this.#fail(name, top, error)
    }
  }

  #fail(request: string, top: boolean, error: unknown) {
    const reason = isApiError(error) ? error.kind : 'invalid'
    if (reason === 'aborted') return this.#reduce({ type: 'abandoned', request })
    if (top) this.error = error
    else this.pageError = error
    this.#reduce({ type: 'failed', request, reason })
    this.ports.onFailed?.(error)
    if (isApiError(error, 'limited'))
      this.#resumption.at(top ? 'top' : 'page', error.retryAt, this.ports.now())
    if (this.state.partial) this.#later(pauseAfter(error))
  }

  /** Requests the newest page later, if the list is still mounted. */
  #later(ms: number, wanted: () => boolean = () => true) {
    clearTimeout(this.#timer)
    if (this.#mounted === 0) return
    this.#timer = setTimeout(() => wanted() && this.refresh(), ms)
  }

  connected() {
    this.dispatch({ type: 'connected' })
  }

  disconnected(feed: 'poll' | 'none') {
    this.dispatch({ type: 'disconnected', feed })
  }

  arrived(id: Id) {
    this.dispatch({ type: 'arrived', id, audience: this.views.audience() })
  }

  removed(ids: readonly Id[]) {
    this.dispatch({ type: 'removed', ids })
  }

  polled(page: Page, { lost, gone = () => false }: { lost: number; gone?: (id: Id) => boolean }) {
    if (!this.state.loaded) return
    notifyManager.batch(() => {
      const ids = this.ports.read(page).filter((id) => !gone(id))
      const request = `r${(this.#requests += 1)}`
      this.#reduce({ type: 'asked', request, side: 'top', anchor: null })
      this.#reduce({ type: 'answered', request, ids, lost, audience: this.views.audience() })
    })
    this.pump()
  }

  /**
   * Keeps the list updated: its channel, its requests, its timers. `patient`: the list is not in view yet, so
   * a list that was never loaded waits for its stream, after which it would be read again. Returns the
   * unmount.
   */
  mount({ patient = false } = {}): () => void {
    this.#mounted += 1
    if (this.#mounted === 1) this.#start()
    const waits = patient && this.ports.channel && !this.state.loaded && this.state.feed !== 'stream'
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
    const { state, ports } = this
    if (state.partial) this.#later(0)
    else if (state.loaded && ports.channel)
      this.#later(STREAM_PATIENCE, () => this.state.topUnknown && this.state.feed !== 'stream')
    else if (state.loaded && Date.now() - this.#askedAt > FRESH_FOR) this.#later(0)
    if (ports.channel) this.#ends.push(ports.channel(this))
    this.#ends.push(this.#resumption.start())
    const again = () => this.#retryLost()
    addEventListener('online', again)
    this.#ends.push(() => removeEventListener('online', again), ports.onReachable(again))
  }

  #stop() {
    clearTimeout(this.#timer)
    for (const end of this.#ends.splice(0)) end()
    // Without a channel, new items go unnoticed from now on.
    if (this.state.feed !== 'none') this.#reduce({ type: 'disconnected', feed: 'none' })
  }

  /** Writes the state again, because the part to store on disk depends on the reader's position. */
  touch() {
    if (this.client.getQueryData(this.key) !== undefined)
      this.client.setQueryData(this.key, (state: ListState<Id> | undefined) => state)
  }

  /** Closes the list and aborts its requests. */
  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    for (const end of this.#ends.splice(0)) end()
    for (const abort of this.#aborts.values()) abort.abort()
  }
}

/** Pause in ms before a feed that is being built is requested again after a failure. */
const pauseAfter = (error: unknown): number =>
  isApiError(error, 'limited')
    ? Math.max(BUILDING_PAUSE, (error.retryAt ?? 0) - Date.now())
    : 5 * BUILDING_PAUSE
