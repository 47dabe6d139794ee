import type { QueryParams } from '@/lib/http'
import type { Timers } from './buffer'
import { browserTimers } from './options'
import { createTabTurn, type TabPorts } from './shared/tab-turn'

/**
 * One endpoint to poll while nothing streams it. Plain data, so that another tab can request it on our
 * behalf.
 */
export interface PollTask {
  /** The same in every tab, e.g. 'home'. */
  readonly key: string
  readonly path: string
  readonly query?: QueryParams
}

export interface PollerOptions extends Partial<TabPorts> {
  /** Name of the shared request budget: the identity. */
  name: string
  /** Requests a page. The result is passed to every tab, so it must be plain JSON. */
  fetchPage: (task: PollTask) => Promise<unknown>
  now?: () => number
  timers?: Timers
  random?: () => number
}

/** Polls what no stream covers. */
export interface Poller {
  /**
   * Adds a task; `receive` gets each page, whichever tab requested it. Returns the function that removes it.
   */
  add(task: PollTask, receive: (page: unknown) => void): () => void
  /**
   * Ignores pages of a task that were requested until now, by any tab, and did not arrive here yet: what is known
   * since is newer.
   */
  discard(key: string): void
  /** Allows (true) or stops (false) polling. Default: stopped. */
  setActive(active: boolean): void
  close(): void
}

/** Longest wait for a round, in ms. Rounds after the first follow after half to all of it. */
const MAX_ROUND_DELAY = 40_000
/**
 * Shortest wait for the first round, in ms: a stream that is still opening needs no poll, since the list was
 * just requested.
 */
const MIN_FIRST_DELAY = 10_000
/**
 * Maximum number of requests per round. At the shortest pause this makes 120 in five minutes; Mastodon allows 300 per
 * token.
 */
const PER_ROUND = 8

type Message =
  | { readonly type: 'round' }
  | { readonly type: 'want'; readonly tasks: readonly PollTask[] }
  | {
      readonly type: 'page'
      readonly key: string
      readonly page: unknown
      /** When it was requested, in ms. */
      readonly sent: number
    }

/** Earliest time for the next request to a rate-limited server, if the error states it; else 0. */
const retryAt = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'retryAt' in error && typeof error.retryAt === 'number'
    ? error.retryAt
    : 0

/**
 * Creates the poller of one tab. All tabs of a name share one budget: a Web Lock elects the tab that polls,
 * the others send it their tasks and get its pages by BroadcastChannel. Without locks every tab polls, half
 * as often.
 */
export function createPoller(options: PollerOptions): Poller {
  const { name, fetchPage, now = () => Date.now(), timers = browserTimers, random = Math.random } = options
  const own = new Map<string, { task: PollTask; receivers: Set<(page: unknown) => void> }>()
  /** Tasks that other tabs asked for since the last round. */
  let wanted = new Map<string, PollTask>()
  let allowed = false
  let active = false
  let timer: unknown = null
  let cursor = 0
  let pausedUntil = 0
  /** When the pages of a task were discarded. */
  const discarded = new Map<string, number>()

  const receive = (key: string, page: unknown, sent: number) => {
    if (!active || sent < (discarded.get(key) ?? 0)) return
    for (const receiver of own.get(key)?.receivers ?? []) receiver(page)
  }

  const turn = createTabTurn<Message>(`skein-poll:${name}`, options, {
    onMessage(message) {
      if (message.type === 'page') receive(message.key, message.page, message.sent)
      else if (message.type === 'want') for (const task of message.tasks) wanted.set(task.key, task)
      else if (active) want()
    },
    onTurn: () => schedule(MIN_FIRST_DELAY + (MAX_ROUND_DELAY - MIN_FIRST_DELAY) * random()),
    onLost: () => timers.clearTimeout(timer),
  })

  /** Asks the tab that polls to include tasks in its next round; by default all tasks of this tab. */
  function want(tasks = [...own.values()].map(({ task }) => task)) {
    turn.send({ type: 'want', tasks })
  }

  function schedule(ms: number) {
    timers.clearTimeout(timer)
    const pause = Math.max(ms, pausedUntil - now()) * (turn.alone() ? 2 : 1)
    timer = timers.setTimeout(() => void round(), pause)
  }

  async function round() {
    const tasks = [
      ...new Map([...wanted, ...[...own].map(([key, { task }]) => [key, task] as const)]).values(),
    ]
    wanted = new Map()
    turn.send({ type: 'round' })
    const batch = tasks.slice(cursor, cursor + PER_ROUND)
    const rest = PER_ROUND - batch.length
    const chosen = tasks.length <= PER_ROUND ? tasks : [...batch, ...tasks.slice(0, rest)]
    cursor = tasks.length <= PER_ROUND ? 0 : (cursor + PER_ROUND) % tasks.length
    for (const task of chosen) {
      if (!active || !turn.isMine()) return
      const sent = now()
      try {
        const page = await fetchPage(task)
        receive(task.key, page, sent)
        turn.send({ type: 'page', key: task.key, page, sent })
      } catch (error) {
        pausedUntil = Math.max(pausedUntil, retryAt(error))
        if (pausedUntil > now()) break
      }
    }
    if (active && turn.isMine()) schedule(MAX_ROUND_DELAY / 2 + (MAX_ROUND_DELAY / 2) * random())
  }

  /** Takes part in the election while there is something to poll. */
  function settle() {
    const next = allowed && own.size > 0
    if (next === active) return
    active = next
    if (active) {
      turn.take()
      want()
    } else {
      timers.clearTimeout(timer)
      turn.leave()
    }
  }

  return {
    add(task, receiver) {
      const known = own.get(task.key)
      const entry = known ?? { task, receivers: new Set() }
      own.set(task.key, entry)
      const listener = (page: unknown) => receiver(page)
      entry.receivers.add(listener)
      // At once: what is sent when a round begins is polled one round later.
      if (!known && active && !turn.isMine()) want([task])
      settle()
      return () => {
        entry.receivers.delete(listener)
        if (entry.receivers.size === 0 && own.get(task.key) === entry) own.delete(task.key)
        settle()
      }
    },
    discard: (key) => void discarded.set(key, now()),
    setActive(next) {
      allowed = next
      settle()
    },
    close() {
      allowed = false
      active = false
      timers.clearTimeout(timer)
      turn.leave()
      turn.close()
    },
  }
}
