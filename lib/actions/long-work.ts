import { isApiError, type ApiError } from '@/lib/http'
import { createEmitter } from '@/lib/util/emitter'
import { waitForLimit, type Patience } from './patience'

export interface WorkProgress {
  /** Number of items; null while they are loaded. */
  readonly total: number | null
  readonly done: number
  readonly failed: number
  /** When a rate limit ends, in ms since the epoch; null without one. */
  readonly waitsUntil: number | null
}

export interface WorkOutcome<T> {
  readonly done: readonly T[]
  /** Number of items that the server refused. */
  readonly failed: number
  /** True when the user stopped it. */
  readonly stopped: boolean
  /** The items that were not sent because the connection was lost: the first may have arrived. */
  readonly unsent: readonly T[]
}

interface Work<T> {
  /** The items, or a function that loads them; its rejection is that of `start`. */
  readonly items: readonly T[] | ((signal: AbortSignal) => Promise<readonly T[]>)
  /** Sends the change of an item. Resolves to true when the server accepted it; `onFailed` gets the error otherwise. */
  readonly send: (
    item: T,
    handlers: { readonly onFailed: (error: ApiError) => void; readonly skipAlert: true },
  ) => Promise<boolean>
  /** Items for which it returns false need no change any more. Default: all do. */
  readonly isDue?: (item: T) => boolean
}

interface Port {
  readonly now: () => number
  readonly onClose: (listener: () => void) => void
}

/** How an item ended; `lost`: the server could not be reached. */
type Sent = 'done' | 'failed' | 'lost'

/**
 * Sends many changes of an identity one after the other, also while another page is open. It waits where the server limits
 * requests, and ends when the connection is lost: further requests would fail too, each after its time limit.
 */
export function createLongWork<T>({ now, onClose }: Port) {
  const changes = createEmitter()
  let progress: WorkProgress | null = null
  let running: AbortController | null = null

  const change = (next: WorkProgress | null) => {
    progress = next
    changes.emit()
  }
  const update = (part: Partial<WorkProgress>) => progress && change({ ...progress, ...part })

  /** Sends an item; waits and repeats where the server limits requests. */
  async function sendPatiently(send: Work<T>['send'], item: T, signal: AbortSignal): Promise<Sent> {
    const patience: Patience = { signal, now, onWait: (waitsUntil) => update({ waitsUntil }) }
    for (;;) {
      let error: unknown = null
      const onFailed = (reason: ApiError) => (error = reason)
      if (await send(item, { onFailed, skipAlert: true })) return 'done'
      if (!isApiError(error, 'rateLimited')) return isApiError(error, 'network') ? 'lost' : 'failed'
      await waitForLimit(error, patience)
      if (signal.aborted) return 'failed'
    }
  }

  async function run({ items, send, isDue }: Work<T>, signal: AbortSignal): Promise<WorkOutcome<T>> {
    const all = typeof items === 'function' ? await items(signal) : items
    update({ total: all.length })
    const done: T[] = []
    let failed = 0
    for (const [at, item] of all.entries()) {
      if (signal.aborted) break
      if (isDue?.(item) === false) continue
      const sent = await sendPatiently(send, item, signal)
      if (sent === 'lost') return { done, failed, stopped: signal.aborted, unsent: all.slice(at) }
      if (sent === 'done') done.push(item)
      else if (!signal.aborted) failed += 1
      update({ done: done.length, failed })
    }
    return { done, failed, stopped: signal.aborted, unsent: [] }
  }

  onClose(() => running?.abort())
  return {
    /** The same object until it changes; null while nothing runs. */
    progress: () => progress,
    subscribe: changes.subscribe,
    stop: () => running?.abort(),
    /** Resolves to null, without a change, while an earlier run is not finished. */
    async start(work: Work<T>): Promise<WorkOutcome<T> | null> {
      if (running) return null
      running = new AbortController()
      change({ total: null, done: 0, failed: 0, waitsUntil: null })
      try {
        return await run(work, running.signal)
      } finally {
        running = null
        change(null)
      }
    },
  }
}

export type LongWork<T> = ReturnType<typeof createLongWork<T>>
