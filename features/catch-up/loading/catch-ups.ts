import { idRefs, normaliseStatuses } from '@/lib/cache'
import { isApiError, queryString } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { pause } from '@/lib/util/timing/pause'
import { backOff } from '@/lib/util/timing/retry'
import { statusesDto } from '@/schemas/statuses/status'
import { saveForReload } from './saved'
import { takePage } from './take-page'
import type { CatchUpState, Span } from './state'

const PATH = '/api/v1/timelines/home'
/** Posts per request, the limit of the API. */
const PAGE_SIZE = 40
/** Attempts to load a page after network failures. */
const MAX_TRIES = 3
/** Catch-ups in memory at the same time; beyond that the oldest one that is not loading is dropped. */
const MAX_OPEN = 4

/** The key of the query with a catch-up; its data are null when there is none. */
export const catchUpKey = (id: string) => ['catch-up', id] as const

/** Loads the catch-ups of a runtime, each in pages of home, one after another. */
class CatchUps {
  #aborts = new Map<string, AbortController>()
  #openIds: string[] = []

  constructor(readonly runtime: Runtime) {
    const { client, cache } = runtime
    client.setQueryDefaults(['catch-up'], {
      staleTime: Infinity,
      gcTime: Infinity,
      structuralSharing: false,
    })
    cache.lists.register<CatchUpState | null>(['catch-up'], {
      refs: (state) => (state ? idRefs('status', [...state.ids]) : []),
    })
    runtime.onClose(() => {
      for (const abort of this.#aborts.values()) abort.abort()
    })
  }

  read(id: string): CatchUpState | undefined {
    return this.runtime.client.getQueryData<CatchUpState | null>(catchUpKey(id)) ?? undefined
  }

  /** Puts a catch-up into memory, e.g. one that was stored. */
  put(state: CatchUpState): void {
    const { client } = this.runtime
    client.setQueryData(catchUpKey(state.id), state)
    this.#openIds = [...this.#openIds.filter((id) => id !== state.id), state.id]
    const [oldest] = this.#openIds
    if (oldest === undefined || this.#openIds.length <= MAX_OPEN || this.#aborts.has(oldest)) return
    this.#openIds.shift()
    client.removeQueries({ queryKey: catchUpKey(oldest) })
  }

  #change(id: string, change: (state: CatchUpState) => CatchUpState) {
    const state = this.read(id)
    if (state) this.runtime.client.setQueryData(catchUpKey(id), change(state))
  }

  /** Starts a catch-up and returns its id. */
  begin(span: Span): string {
    const until = this.runtime.now()
    const id = until.toString(36)
    this.put({
      kind: 'status',
      ids: [],
      id,
      span,
      until,
      phase: 'loading',
      reached: null,
      lost: 0,
      full: false,
      resumeAt: null,
      next: null,
      saved: false,
    })
    void this.#load(id)
    return id
  }

  /** Stops loading and keeps the posts that are loaded. */
  cancel(id: string): void {
    this.#aborts.get(id)?.abort()
    this.#aborts.delete(id)
    this.#change(id, (state) =>
      state.phase === 'loading' || state.phase === 'waiting'
        ? { ...state, phase: 'cancelled', resumeAt: null }
        : state,
    )
  }

  /** Continues after a failure or a cancellation, or one that was loading when the page was closed. */
  resume(id: string): void {
    const state = this.read(id)
    if (!state || this.#aborts.has(id) || state.phase === 'done') return
    if (!this.#openIds.includes(id)) this.put(state)
    this.#change(id, (state) => ({ ...state, phase: 'loading' }))
    void this.#load(id)
  }

  async #load(id: string): Promise<void> {
    const abort = new AbortController()
    this.#aborts.set(id, abort)
    this.#saveForReload(id)
    try {
      while (this.read(id)?.phase === 'loading') await this.#page(id, abort.signal)
    } catch (error) {
      if (!abort.signal.aborted && !isApiError(error, 'aborted'))
        this.#change(id, (state) => ({ ...state, phase: 'failed', resumeAt: null }))
    } finally {
      if (this.#aborts.get(id) === abort) this.#aborts.delete(id)
      this.#saveForReload(id)
    }
  }

  /** Stores the catch-up, so that a reload finds it or continues to load it. */
  #saveForReload(id: string) {
    const state = this.read(id)
    if (state) void saveForReload(this.runtime, state)
  }

  async #page(id: string, signal: AbortSignal): Promise<void> {
    const { http, cache } = this.runtime
    const { next } = this.read(id) ?? { next: null }
    const answer = await this.#patiently(id, signal, () =>
      next === null
        ? http.request(PATH, { query: { limit: PAGE_SIZE }, schema: statusesDto, signal })
        : http.request(next, { schema: statusesDto, signal }),
    )
    if (signal.aborted) return
    const { rows } = normaliseStatuses(answer.data)
    cache.ingest(rows, answer.sent)
    const last = answer.data.at(-1)
    // Not every server exposes the Link header.
    const after = answer.next ?? (last && `${PATH}?${queryString({ limit: PAGE_SIZE, max_id: last.id })}`)
    this.#change(id, (state) => takePage(state, answer.data, after ?? null, answer.lost))
  }

  /**
   * Retries after temporary failures: soon after a lost page, and after a rate limit when the server allows
   * it.
   */
  async #patiently<T>(id: string, signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++)
      try {
        return await ask()
      } catch (error) {
        signal.throwIfAborted()
        if (isApiError(error, 'rateLimited')) {
          const resumeAt = error.retryAt ?? this.runtime.now() + 60_000
          this.#change(id, (state) => ({ ...state, phase: 'waiting', resumeAt }))
          await pause(Math.max(0, resumeAt - this.runtime.now()), signal)
          signal.throwIfAborted()
          this.#change(id, (state) => ({ ...state, phase: 'loading', resumeAt: null }))
          tries = 0
        } else if (isApiError(error, 'network') && tries < MAX_TRIES) {
          await pause(
            backOff(tries, 500, 4000, () => 0.5),
            signal,
          )
          signal.throwIfAborted()
        } else throw error
      }
  }
}

const createCatchUps = (runtime: Runtime) => new CatchUps(runtime)

/** The catch-ups of a runtime. */
export const catchUpsOf = (runtime: Runtime): CatchUps => runtime.service(createCatchUps)
