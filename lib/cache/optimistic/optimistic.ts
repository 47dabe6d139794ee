import {
  notifyManager,
  type MutationMeta,
  type MutationOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { ApiError, isApiError, type Http } from '@/lib/http'
import { changeAtOnce } from '../listeners/notify'

/** An entity or query that a change affects, which is read again after an unknown outcome. */
export interface Target {
  /** Its identity, the same for every change of it. */
  hash: string
  /** True while changes of it have no answer. */
  hasOpenChanges: () => boolean
  /** Reads it again. */
  refresh: () => void
}

/** A shown change that waits for its answer. */
interface AppliedChange<A> {
  /** Replaces it by the answer. */
  take: (answer: A) => void
  /** Shows the state without it. */
  abort: () => void
}

/** The context of a mutation in TanStack Query: a change that is not answered yet. */
export interface OpenChange {
  /** Undoes the change and never sends it. False when it is sent already. */
  cancel: () => boolean
}

/** A change as it can be stored: the name of its kind and its arguments, which are plain JSON. */
export interface NamedCall {
  readonly name: string
  readonly args: unknown
}

/** An optimistic change of any kind of target; entity and query mutations are converted to it. */
export interface OptimisticChange<A> {
  /** Changes of the same scope are sent one after the other. */
  scope: string
  /** The part that changes: a later change of the slot replaces one that was not sent yet. */
  slot: string
  /** The entities and queries that change; the main one first. */
  targets: readonly [Target, ...Target[]]
  /** Shows the change. */
  begin: () => AppliedChange<A>
  /** True when the last answer of the server has the wanted state. */
  hasWantedState: () => boolean
  request: (http: Http) => Promise<A>
  /** Called after the answer was applied, not for a skipped change. */
  onDone: (answer: A) => void
  onFailed?: ((error: ApiError) => void) | undefined
  meta?: MutationMeta | undefined
}

/** The result of a mutation that was not sent. */
export const SKIPPED = Symbol('skipped')

export interface Optimistic {
  /** The options of a single execution. Create new ones each time. */
  options<A>(
    change: OptimisticChange<A>,
  ): MutationOptions<A | typeof SKIPPED, ApiError, unknown, AppliedChange<A> & OpenChange>
  /**
   * Shows the change within this task, and sends the request after earlier ones of its scope are answered.
   * Resolves to the answer, or SKIPPED; rejects with the ApiError (the client shows alerts). A `call` becomes the key and
   * the variables of the mutation in the client's mutation cache.
   */
  run<A>(change: OptimisticChange<A>, call?: NamedCall): Promise<A | typeof SKIPPED>
  /**
   * Sends the changes that wait for an earlier answer, because the page is left: otherwise the last press is lost. Should
   * the page stay, they are not sent twice. Returns the hashes of the entities and queries with unanswered changes.
   */
  sendWaiting: () => string[]
}

/** The longest time in ms between the failure of a request because the page is left, and pagehide. */
const LEAVING_TIME = 1000

/** True when the server may have made the change despite the error. */
const hasUnknownOutcome = (error: unknown) =>
  !isApiError(error) || isApiError(error, 'network', 'aborted', 'invalid')

/** Lets writes outlive the page: what a press shows must not be gone after a reload. */
const outliving = (http: Http): Http => ({
  ...http,
  request: (path, options) => http.request(path, { ...options, keepalive: true }),
})

/** Runs the optimistic changes of a runtime: one at a time per scope, and the last change of a slot wins. */
export function createOptimistic(ports: { client: QueryClient; http: Http }): Optimistic {
  const { client } = ports
  const http = outliving(ports.http)
  /** The last change of each slot that is not answered yet, by scope and slot. */
  const latest = new Map<string, symbol>()
  /** Targets with an unknown outcome, by hash. */
  const uncertain = new Map<string, Target>()
  /** Functions that send the changes that wait for their turn. */
  const waiting = new Set<() => void>()
  /** The targets of the changes without an answer. */
  const unanswered = new Set<readonly Target[]>()

  /** Reads again once nothing is in flight: a read sent before the last answer would be ignored. */
  const refreshUncertain = () => {
    for (const [hash, target] of uncertain) {
      if (target.hasOpenChanges()) continue
      uncertain.delete(hash)
      target.refresh()
    }
  }

  function options<A>(change: OptimisticChange<A>) {
    const { scope, slot, targets, begin, hasWantedState, request, onDone, onFailed, meta } = change
    const slotKey = `${scope} ${slot}`
    const token = Symbol(slot)
    /** True when it began while an earlier change of its slot had no answer. */
    let waited = false
    let sentEarly: Promise<A> | null = null
    let isCancelled = false

    /**
     * True when a later change of the slot replaces this one, or when the change before it already led to the
     * wanted state and its outcome is known.
     */
    const isUnnecessary = () =>
      latest.get(slotKey) !== token || (waited && !uncertain.has(targets[0].hash) && hasWantedState())

    const sendEarly = () => {
      waiting.delete(sendEarly)
      if (latest.get(slotKey) !== token) return
      sentEarly = request(http)
      // Its error is handled once the change has its turn.
      sentEarly.catch(() => {})
    }

    return {
      scope: { id: scope },
      retry: 0,
      ...(meta && { meta }),
      mutationFn() {
        waiting.delete(sendEarly)
        if (isCancelled) return Promise.reject(new ApiError({ kind: 'aborted', path: '' }))
        if (sentEarly) return sentEarly
        return isUnnecessary() ? Promise.resolve(SKIPPED) : request(http)
      },
      onMutate() {
        waited = latest.has(slotKey)
        latest.set(slotKey, token)
        waiting.add(sendEarly)
        unanswered.add(targets)
        const shown = changeAtOnce(begin)
        return {
          ...shown,
          cancel() {
            if (!waiting.delete(sendEarly)) return false
            isCancelled = true
            notifyManager.batch(shown.abort)
            return true
          },
        }
      },
      onSuccess(answer, _variables, shown) {
        notifyManager.batch(() => {
          if (answer === SKIPPED) shown.abort()
          else shown.take(answer)
        })
        if (answer !== SKIPPED) onDone(answer)
      },
      onError(error, _variables, shown) {
        notifyManager.batch(() => shown?.abort())
        if (hasUnknownOutcome(error)) for (const target of targets) uncertain.set(target.hash, target)
        onFailed?.(error)
      },
      onSettled(_answer, error) {
        waiting.delete(sendEarly)
        // Browsers fail the requests of a page shortly before its pagehide.
        if (error && hasUnknownOutcome(error)) setTimeout(() => unanswered.delete(targets), LEAVING_TIME)
        else unanswered.delete(targets)
        if (latest.get(slotKey) === token) latest.delete(slotKey)
        refreshUncertain()
      },
    } satisfies MutationOptions<A | typeof SKIPPED, ApiError, unknown, AppliedChange<A> & OpenChange>
  }

  return {
    options,
    run: (change, call) =>
      client
        .getMutationCache()
        .build(client, { ...options(change), ...(call && { mutationKey: [call.name] }) })
        .execute(call?.args),
    sendWaiting() {
      for (const send of waiting) send()
      return [...unanswered].flat().map(({ hash }) => hash)
    },
  }
}
