import { hashKey, notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isApiError } from '../../http'
import { shouldRetry } from '../../query/create-client'
import { emptyList, isGap, isLoading, type Gap, type ListState, type Side } from '../model'
import { fillRequest, plan, type PageRequest } from '../plan'
import type { ListSink, LiveListPorts } from './ports'
import { listReducer, type ListEvent } from '../reducer'
import { Resumption } from './resumption'
import { ViewRegistry } from '../views'

/** A feed that is being built is asked for again after this, in ms. */
const BUILDING_PAUSE = 3000
/** A stream that is not open by then is not waited for to look for what was missed, in ms. */
const STREAM_PATIENCE = 2500
/** A list without a channel is read again when it comes into view after this, in ms. */
const FRESH_FOR = 30_000
/** The top counts as just read for so long, in ms: after that its items are read again together with newer ones. */
const RECENT = 30_000
/** Further tries of a page that was lost. */
const RETRIES = { top: 1, other: 2 }

/**
 * Keeps one list going: its state is in the query cache at `key`, it sends the requests that the model plans, and feeds
 * answers and the events of its channel back in. Nobody else asks for pages of this list, and it does only while somebody
 * has it mounted. It knows nothing of the items: `ports` do.
 */
export class LiveListEngine<Id extends string, Page> implements ListSink<Id, Page> {
  readonly views = new ViewRegistry()
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
  /** When the newest items were last read. */
  #readAt = 0
  #looking = false
  readonly #resumption = new Resumption((what) => this.#resume(what))
  /** Gaps that the reader fills from their older end. */
  #fromBelow = new Set<Id>()
  /** Items made here that are not in the list yet. */
  #revealed = new Set<Id>()

  constructor(
    readonly client: QueryClient,
    readonly key: QueryKey,
    readonly ports: LiveListPorts<Id, Page>,
  ) {}

  get state(): ListState<Id> {
    return this.client.getQueryData<ListState<Id>>(this.key) ?? emptyList<Id>()
  }

  /** The top could not be loaded, nor since. */
  get failed(): boolean {
    return this.state.failed !== null || this.error !== null
  }

  /** Feeds an event in and sends the requests that follow from it. */
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

  /** Shows everything that is pending. */
  show() {
    this.dispatch({ type: 'shown', audience: this.views.audience() })
  }

  /** An item that was made here, shown to a reader at the top as soon as it is in the list. */
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

  /** The reader is near the end: older items are asked for, once. */
  older() {
    this.pump(true)
  }

  /** Asks for the newest page now: the reader wants it, or nobody tells of new items. */
  refresh() {
    this.#send({ side: 'top', anchor: null, query: {}, link: null })
  }

  /** The reader asks for new items: at the top they are shown at once, whatever the settings hold back. */
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

  /** Asks again for what failed. */
  retry() {
    this.#reduce({ type: 'retried' })
    this.refresh()
  }

  /** The server can be reached again: what was lost need not wait for a press. */
  #retryLost() {
    if (this.state.failed !== null) this.retry()
    if (this.state.tail.failed !== 'lost') return
    this.dispatch({ type: 'more' })
    this.older()
  }

  /** The moment that the server named is here: what it put off is asked for again. */
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

  /** The reader fills a gap from one end; it goes on without further asking until it is closed. */
  fill(gap: Gap<Id>, side: Exclude<Side, 'top'>) {
    if (side === 'above') this.#fromBelow.add(gap.gap)
    else this.#fromBelow.delete(gap.gap)
    this.dispatch({ type: 'fill', gap: gap.gap })
  }

  /** Asks for one page into a gap, from the end where the reader is. */
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

  /** Asks for the newest page in a while, if the list is still mounted. */
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
   * Keeps the list going: its channel, its requests, what is due. `patient`: it is not in view yet, so a list that was
   * never loaded waits for its stream, after which it would be read again. Returns the end of it.
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
    // From now on nobody listens: what comes is unknown.
    if (this.state.feed !== 'none') this.#reduce({ type: 'disconnected', feed: 'none' })
  }

  /** Writes the state again: how much of it is worth keeping on disk depends on where the reader is. */
  touch() {
    if (this.client.getQueryData(this.key) !== undefined)
      this.client.setQueryData(this.key, (state: ListState<Id> | undefined) => state)
  }

  /** The end of the list: gives up what is on its way. */
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
