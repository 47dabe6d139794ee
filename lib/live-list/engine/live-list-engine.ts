import { hashKey, notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isApiError } from '../../http'
import { shouldRetry } from '../../query/create-client'
import { emptyList, isGap, isLoading, type Gap, type ListState, type Side } from '../model'
import { fillRequest, FIRST_PAGE, planRequests, type PageRequest } from '../plan-requests'
import type { IsVisible, ListSink, LiveListPorts } from './ports'
import { listReducer, type ListEvent } from '../reducer'
import { MAX_BUILDING_ATTEMPTS, pauseAfterAnswer, pauseAfterFailure } from './building'
import { Resumption } from './resumption'
import { ViewRegistry } from '../views'

/** Maximum wait for the stream before missed items are requested, in ms. */
const STREAM_WAIT_MS = 2500
/** Age in ms after which a list without a channel is read again when it is shown. */
const STALE_AFTER_MS = 30_000
/**
 * Age in ms up to which only items newer than the top are requested; later the whole first page is.
 */
const TOP_ONLY_MAX_AGE_MS = 30_000
/** Retries of a page after network failures. */
const MAX_RETRIES = { top: 1, other: 2 }

/**
 * Keeps a list updated: stores its state in the query cache at `key`, sends the requests that the model
 * plans, and dispatches answers and channel events. Only the engine requests pages of its list, and only
 * while the list is mounted. It knows nothing about the items; `ports` do.
 */
export class LiveListEngine<Id extends string, Page> implements ListSink<Id, Page> {
  readonly views = new ViewRegistry()
  #requests = 0
  #aborts = new Map<string, AbortController>()
  #mounted = 0
  #closed = false
  #unsubscribers: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #requestedAt = 0
  /** Time of the last read of the newest items. */
  #readAt = 0
  #checking = false
  /** Answers and failures in a row of a server that builds the list (HTTP 206), since the list was mounted. */
  #building = 0
  readonly #resumption = new Resumption((kind) => this.#resume(kind))
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

  protected write(state: ListState<Id>) {
    this.client.setQueryData(this.key, state)
  }

  /** True while items wait to be shown that have a row or are unknown; by default a row in any list. */
  hasPending(isVisible: IsVisible<Id> = this.ports.isVisible): boolean {
    const { entries, pendingCount } = this.state
    return entries.slice(0, pendingCount).some((entry) => isGap(entry) || isVisible(entry))
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
    this.write(after)
    if (this.#revealed.size > 0) this.#showRevealed()
  }

  /** Shows all pending items. */
  show() {
    this.dispatch({ type: 'shown', constraints: this.views.constraints() })
  }

  /** Adds an item created here, and shows it to a reader at the top as soon as it is in the list. */
  reveal(id: Id) {
    this.#revealed.add(id)
    this.arrived(id)
    this.#showRevealed()
  }

  #showRevealed() {
    const { entries, pendingCount } = this.state
    const listed = [...this.#revealed].filter((id) => entries.includes(id))
    for (const id of listed) this.#revealed.delete(id)
    const pending = new Set<unknown>(entries.slice(0, pendingCount))
    if (listed.some((id) => pending.has(id)) && this.views.atTop())
      this.#reduce({ type: 'shown', constraints: this.views.constraints() })
  }

  /**
   * Requests older items, once; call it when the reader is near the end. `isVisible`: true when the view that asks has
   * a row for an item; a view that leaves out all of them must not load the whole list.
   */
  older(isVisible?: IsVisible<Id>) {
    this.pump(true, isVisible)
  }

  /** Requests the newest page now. */
  refresh() {
    this.#send(FIRST_PAGE)
  }

  /**
   * Checks for new items on the reader’s request. At the top they are shown at once, regardless of the
   * settings.
   */
  checkForNew() {
    this.#checking = true
    this.retry()
    this.#settleCheck()
  }

  #settleCheck() {
    if (!this.#checking || this.state.requests.some(({ side }) => side === 'top')) return
    this.#checking = false
    if (this.state.pendingCount > 0 && this.views.atTop())
      this.#reduce({ type: 'shown', constraints: this.views.constraints() })
  }

  /** Repeats failed requests. */
  retry() {
    this.#reduce({ type: 'retried' })
    this.refresh()
  }

  /** The server is reachable again: repeat lost requests without a press. */
  #retryLost() {
    if (this.state.failed !== null) this.retry()
    this.#repeatPages('network')
  }

  /** The rate limit has ended: repeat the limited requests. */
  #resume(kind: 'top' | 'page') {
    if (kind === 'page') this.#repeatPages('rateLimited')
    else if (this.state.failed === 'rateLimited') this.retry()
  }

  /** Repeats the pages of gaps and of the end that failed for a reason. */
  #repeatPages(reason: string) {
    for (const gap of this.state.entries.filter(isGap))
      if (gap.failed === reason) this.#send(fillRequest(this.state, gap, this.#sideOf(gap)))
    if (this.state.tail.failed !== reason) return
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

  /** Requests the first page of a list that was never loaded and will soon be mounted. */
  preload() {
    if (!this.state.loaded && !this.state.requests.some(({ side }) => side === 'top')) this.#send(FIRST_PAGE)
  }

  /** Sends every request that the model plans. */
  pump(older = false, isVisible?: IsVisible<Id>) {
    if (this.#closed || this.#mounted === 0) return
    const recent = Date.now() - this.#readAt < TOP_ONLY_MAX_AGE_MS
    for (const request of planRequests(this.state, { older, side: this.#sideOf, recent }))
      this.#send(request, isVisible)
  }

  #send(request: PageRequest<Id>, isVisible = this.ports.isVisible) {
    if (this.#closed) return
    const requestId = `r${(this.#requests += 1)}`
    const before = this.state
    this.#reduce({ type: 'requested', request: requestId, side: request.side, anchor: request.anchor })
    if (this.state === before || !this.state.requests.some(({ id }) => id === requestId)) return
    if (request.side === 'top') this.#requestedAt = Date.now()
    const abort = new AbortController()
    this.#aborts.set(requestId, abort)
    void this.#fetch(requestId, request, abort.signal, isVisible).finally(() => {
      this.#aborts.delete(requestId)
      this.#settleCheck()
      this.pump()
    })
  }

  async #fetch(
    requestId: string,
    request: PageRequest<Id>,
    signal: AbortSignal,
    isVisible: IsVisible<Id>,
  ): Promise<void> {
    const { ports } = this
    const top = request.side === 'top'
    try {
      const answer = await this.client.fetchQuery({
        queryKey: ['page', hashKey(this.key), request.side, request.anchor, request.link, requestId],
        gcTime: 0,
        staleTime: 0,
        retry: (failures, error) =>
          failures < (top ? MAX_RETRIES.top : MAX_RETRIES.other) && shouldRetry(failures, error, ports.now()),
        structuralSharing: false,
        meta: { skipAlert: true },
        queryFn: () => ports.fetchPage(request, signal),
      })
      // An answer to what was forgotten, e.g. since the list is read again, is older than what is known now.
      if (this.#closed || !this.state.requests.some(({ id }) => id === requestId)) return
      this.#building = answer.partial ? this.#building + 1 : 0
      // Some servers never finish: then the list is what they sent.
      const partial = answer.partial === true && this.#building < MAX_BUILDING_ATTEMPTS
      notifyManager.batch(() => {
        const ids = ports.read(answer.page)
        if (top) this.#readAt = Date.now()
        // These were removed here after the request was sent.
        const gone = ids.filter((id) => ports.isGone?.(id))
        if (gone.length > 0) this.#reduce({ type: 'removed', ids: gone })
        this.#reduce({
          type: 'answered',
          request: requestId,
          ids,
          ...(answer.link && { link: answer.link }),
          partial,
          lost: answer.lost ?? 0,
          isProof: ports.isEmptyPageProof === true,
          visible: ids.filter(isVisible).length,
          constraints: this.views.constraints(),
        })
      })
      if (top) clearTimeout(this.#timer)
      if (partial) this.#later(pauseAfterAnswer(this.#building))
    } catch (error) {
      if (!this.#closed) this.#fail(requestId, top, error)
    }
  }

  #fail(request: string, top: boolean, error: unknown) {
    const reason = isApiError(error) ? error.kind : 'invalid'
    if (reason === 'aborted') return this.#reduce({ type: 'abandoned', request })
    if (this.state.partial) this.#building += 1
    const abandoned = this.#building >= MAX_BUILDING_ATTEMPTS
    this.#reduce({ type: 'failed', request, reason, error, ...(abandoned && { abandoned }) })
    this.ports.onFailed?.(error)
    if (isApiError(error, 'rateLimited'))
      this.#resumption.at(top ? 'top' : 'page', error.retryAt, this.ports.now())
    if (this.state.partial) this.#later(pauseAfterFailure(this.#building, error))
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

  disconnected(updateSource: 'poll' | 'none') {
    this.dispatch({ type: 'disconnected', updateSource })
  }

  arrived(id: Id) {
    this.dispatch({ type: 'arrived', id, constraints: this.views.constraints() })
  }

  removed(ids: readonly Id[]) {
    this.dispatch({ type: 'removed', ids })
  }

  polled(page: Page, { lost }: { lost: number }) {
    if (!this.state.loaded) return
    notifyManager.batch(() => {
      const sent = this.ports.read(page)
      const ids = sent.filter((id) => !this.ports.isGone?.(id))
      const request = `r${(this.#requests += 1)}`
      this.#reduce({ type: 'requested', request, side: 'top', anchor: null })
      const isProof = this.ports.isEmptyPageProof === true && sent.length === 0
      this.#reduce({ type: 'answered', request, ids, lost, isProof, constraints: this.views.constraints() })
    })
    this.pump()
  }

  /**
   * Keeps the list updated until the returned function is called. `patient` is for lists out of view:
   * a list that was never loaded waits for its stream, since opening it would request the list again.
   */
  mount({ patient = false } = {}): () => void {
    this.#mounted += 1
    if (this.#mounted === 1) this.#start()
    const isWaiting =
      patient && this.ports.channel && !this.state.loaded && this.state.updateSource !== 'stream'
    if (isWaiting) setTimeout(() => this.pump(), STREAM_WAIT_MS)
    else this.pump()
    let unmounted = false
    return () => {
      if (unmounted) return
      unmounted = true
      this.#mounted -= 1
      if (this.#mounted === 0) this.#stop()
    }
  }

  #start() {
    const { state, ports } = this
    this.#building = 0
    if (state.partial) this.#later(0)
    else if (state.loaded && ports.channel)
      this.#later(STREAM_WAIT_MS, () => this.state.topUnknown && this.state.updateSource !== 'stream')
    else if (state.loaded && Date.now() - this.#requestedAt > STALE_AFTER_MS) this.#later(0)
    if (ports.channel) this.#unsubscribers.push(ports.channel(this))
    this.#unsubscribers.push(this.#resumption.start())
    const again = () => this.#retryLost()
    addEventListener('online', again)
    this.#unsubscribers.push(() => removeEventListener('online', again), ports.onReachable(again))
  }

  #stop() {
    clearTimeout(this.#timer)
    for (const end of this.#unsubscribers.splice(0)) end()
    // From now on new items go unnoticed.
    if (this.state.updateSource !== 'none') this.#reduce({ type: 'disconnected', updateSource: 'none' })
  }

  /** Writes the state again, since the part of it that is stored on disk depends on the reader’s position. */
  touch() {
    if (this.client.getQueryData(this.key) !== undefined)
      this.client.setQueryData(this.key, (state: ListState<Id> | undefined) => state)
  }

  /** Closes the list and aborts its requests. */
  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    for (const end of this.#unsubscribers.splice(0)) end()
    for (const abort of this.#aborts.values()) abort.abort()
  }
}
