import type { QueryClient } from '@tanstack/react-query'
import type { Http } from '@/lib/http'
import type { Kind } from '@/schemas/entities'
import { changeOfEntity, type EntityMutation, type EntityPorts } from './entity-mutation'
import { createOptimistic, type NamedCall, type SKIPPED } from './optimistic'
import { changeOfQuery, type QueryMutation } from './query-mutation'

export interface MutationPorts extends EntityPorts {
  client: QueryClient
  http: Http
}

/** An optimistic change: of an entity, or of a small set in the data of a query. */
export type AnyMutation<K extends Kind, D, T> = EntityMutation<K, T> | QueryMutation<D, T>

export interface Mutations {
  /**
   * Shows the change within this task, and sends the request after earlier ones of the same scope are
   * answered. Resolves to the answer, or SKIPPED; rejects with the ApiError (the client shows alerts). `call` names the
   * change in the client's mutation cache.
   */
  run<K extends Kind, D, T>(
    mutation: AnyMutation<K, D, T>,
    call?: NamedCall,
  ): Promise<{ data: T } | typeof SKIPPED>
  /** Sends the changes that wait for an earlier answer; call it when the page is left. */
  sendWaiting: () => string[]
}

/** Creates the runner of all optimistic changes. */
export function createMutations(ports: MutationPorts): Mutations {
  const { client, cache } = ports
  const optimistic = createOptimistic(ports)
  return {
    sendWaiting: optimistic.sendWaiting,
    run: (mutation, call) =>
      'key' in mutation
        ? optimistic.run(changeOfQuery({ client, ledger: cache.sets }, mutation), call)
        : optimistic.run(changeOfEntity(ports, mutation), call),
  }
}
