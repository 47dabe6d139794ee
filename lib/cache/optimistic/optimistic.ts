import {
  notifyManager,
  type MutationMeta,
  type MutationOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { isApiError, type ApiError, type Http } from '@/lib/http'
import { changeAtOnce } from '../tell'

/** Something that a change concerns and that is read again when nobody knows whether the change came about. */
export interface Target {
  /** Names it, the same for every change of it. */
  hash: string
  isPending: () => boolean
  refresh: () => void
}

/** A shown change that waits for its answer. */
export interface Shown<A> {
  take: (answer: A) => void
  abort: () => void
}

/** An optimistic change, whatever it changes: `entityMutation` and `queryMutation` describe theirs by it. */
export interface OptimisticChange<A> {
  /** The thing that changes: its changes are sent one after the other. */
  scope: string
  /** The part of it that changes: a later change of a slot makes a waiting earlier one unnecessary. */
  slot: string
  /** The first is the thing itself. */
  targets: readonly [Target, ...Target[]]
  begin: () => Shown<A>
  /** Whether the server has the wanted state already. */
  isDone: () => boolean
  request: (http: Http) => Promise<A>
  /** After the answer was taken, not for a skipped one. */
  onDone: (answer: A) => void
  onFailed?: ((error: ApiError) => void) | undefined
  meta?: MutationMeta | undefined
}

/** The result of a mutation that was not sent. */
export const SKIPPED = Symbol('skipped')

export interface Optimistic {
  /** The options of one execution. Make new ones for each. */
  options<A>(change: OptimisticChange<A>): MutationOptions<A | typeof SKIPPED, ApiError, void, Shown<A>>
  /**
   * Shows the change within this task, sends the request when the earlier ones of its scope are answered. Resolves
   * with the answer, or SKIPPED; rejects with the ApiError (alerts are the client's business).
   */
  run<A>(change: OptimisticChange<A>): Promise<A | typeof SKIPPED>
}

/** Whether the server may have done it all the same. */
const unknownOutcome = (error: unknown) =>
  !isApiError(error) || isApiError(error, 'lost', 'aborted', 'invalid')

/** Runs the optimistic changes of one runtime: serial per thing, the last intention of a slot wins. */
export function createOptimistic({ client, http }: { client: QueryClient; http: Http }): Optimistic {
  const latest = new Map<string, symbol>()
  const doubtful = new Map<string, Target>()

  /** Asks again once nothing of it is in flight: a read sent before the last answer would not be believed. */
  const clearDoubts = () => {
    for (const [hash, target] of doubtful) {
      if (target.isPending()) continue
      doubtful.delete(hash)
      target.refresh()
    }
  }

  function options<A>(change: OptimisticChange<A>) {
    const { scope, slot, targets, begin, isDone, request, onDone, onFailed, meta } = change
    const slotKey = `${scope} ${slot}`
    const own = Symbol(slot)
    let waited = false

    /**
     * A later intention of the slot replaces this one; and after the answer it waited for there may be nothing left
     * to ask for, unless nobody knows how that one ended.
     */
    const unnecessary = () =>
      latest.get(slotKey) !== own || (waited && !doubtful.has(targets[0].hash) && isDone())

    return {
      scope: { id: scope },
      retry: 0,
      ...(meta && { meta }),
      mutationFn: () => (unnecessary() ? Promise.resolve(SKIPPED) : request(http)),
      onMutate() {
        waited = latest.has(slotKey)
        latest.set(slotKey, own)
        return changeAtOnce(begin)
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
        if (unknownOutcome(error)) for (const target of targets) doubtful.set(target.hash, target)
        onFailed?.(error)
      },
      onSettled() {
        if (latest.get(slotKey) === own) latest.delete(slotKey)
        clearDoubts()
      },
    } satisfies MutationOptions<A | typeof SKIPPED, ApiError, void, Shown<A>>
  }

  return {
    options,
    run: (change) => client.getMutationCache().build(client, options(change)).execute(),
  }
}
