import type { AnyMutation, NamedCall } from '@/lib/cache'
import { isApiError } from '@/lib/http'
import type { Held } from '@/lib/outbox'
import type { Kind } from '@/schemas/entities'
import type { Runtime } from './runtime'

/** Tells whether the server of a runtime can be reached. */
export interface Reach {
  /** True while it is known that it cannot. */
  offline: () => boolean
  /** Finds out. */
  check: () => Promise<void>
}

/** Loads the outbox, which few visits need. Not its index, of which an import would keep everything in one place. */
const loadOutbox = () => import('@/lib/outbox/outbox')

interface Options {
  call: NamedCall
  /** The place of a stored change that is run again. */
  place: Held | undefined
  goneIsDone: boolean
}

/**
 * Lets a change wait in the outbox while the server cannot be reached: it stays shown and is stored. Its code loads with the
 * first such change. `answered` ends the wait.
 */
export function waitOffline<K extends Kind, D, T>(
  runtime: Runtime,
  reach: Reach,
  mutation: AnyMutation<K, D, T>,
  { call, place, goneIsDone }: Options,
) {
  let held: Promise<Held | null> | null = place ? Promise.resolve(place) : null
  const hold = () =>
    (held ??= loadOutbox().then(
      ({ outboxOf }) => outboxOf(runtime).hold(call, { goneIsDone }),
      () => null,
    ))
  // Stored at once: it may wait behind another change, and the page may be closed.
  if (reach.offline()) void hold()
  const { request } = mutation
  const send: typeof request = async (http) => {
    const attempt = () => request(http)
    if (!held)
      try {
        return await attempt()
      } catch (error) {
        if (!isApiError(error, 'network')) throw error
        await reach.check()
        if (!reach.offline()) throw error
      }
    return ((await hold())?.send ?? ((once) => once()))(attempt)
  }
  return {
    mutation: { ...mutation, request: send } as AnyMutation<K, D, T>,
    answered: (isDone: boolean) =>
      void held?.then((waiting) => (isDone ? waiting?.done() : waiting?.failed())),
  }
}
