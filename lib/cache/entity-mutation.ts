import {
  notifyManager,
  type MutationMeta,
  type MutationOptions,
  type QueryClient,
} from '@tanstack/react-query'
import type { IdOf, Kind } from '@/schemas/entities'
import { isApiError, type Answer, type ApiError, type Http } from '@/lib/http'
import type { Change, EntityCache } from './entity-cache'
import { entityHash } from './keys'
import type { EntityRef, Patch, Row } from './row'
import { changeAtOnce } from './tell'

/** Another entity that a mutation changes, closed together with the first. */
export type AlsoBegin<T> = {
  [K in Kind]: {
    kind: K
    id: IdOf[K]
    patch: Patch<K>
    /** Whether the answer says that it came about (a locked account is asked, not followed). Default: yes. */
    when?: (data: T) => boolean
  }
}[Kind]

/** A change of one entity: shown at once, asked for in turn, taken back when refused. */
export interface EntityMutation<K extends Kind, T> {
  kind: K
  id: IdOf[K]
  /** What is changed, e.g. 'favourite': a later mutation of the slot makes a waiting earlier one unnecessary. */
  slot: string
  patch: Patch<K>
  request: (http: Http) => Promise<Answer<T>>
  /** The entities of the answer. Without it, or where it says nothing of the entity, the patch counts as done. */
  rows?: (data: T) => Row[]
  alsoBegin?: readonly AlsoBegin<T>[]
  /** After the answer was taken, not for a skipped one. */
  onDone?: (data: T) => void
  meta?: MutationMeta
}

/** Infers the types of a mutation. */
export const entityMutation = <K extends Kind, T>(mutation: EntityMutation<K, T>) => mutation

export interface MutationPorts {
  client: QueryClient
  cache: EntityCache
  http: Http
  /** Asks the server for one entity; used when nobody knows whether a change came about. */
  refresh: (ref: EntityRef) => void
  /** The server answered about these entities (tells other tabs). */
  onAnswered?: (refs: EntityRef[]) => void
}

/** What a skipped mutation resolves to. */
export const SKIPPED = Symbol('skipped')

export interface EntityMutations {
  /** The options of one execution. Make new ones for each. */
  options<K extends Kind, T>(
    mutation: EntityMutation<K, T>,
  ): MutationOptions<Answer<T> | typeof SKIPPED, ApiError, void, Change[]>
  /**
   * Runs it: shows the change within this task, sends the request when the entity's earlier ones are answered.
   * Resolves with the answer, or SKIPPED; rejects with the ApiError (alerts are the client's business).
   */
  run<K extends Kind, T>(mutation: EntityMutation<K, T>): Promise<Answer<T> | typeof SKIPPED>
}

/** Whether the server may have done it all the same. */
const unknownOutcome = (error: unknown) =>
  !isApiError(error) || isApiError(error, 'lost', 'aborted', 'invalid')

const refOf = (kind: Kind, id: IdOf[Kind]) => ({ kind, id }) as EntityRef

/** Makes the mutations of one runtime: serial per entity, the last intention of a slot wins. */
export function createEntityMutations(ports: MutationPorts): EntityMutations {
  const { client, cache, http, refresh, onAnswered } = ports
  const latest = new Map<string, symbol>()
  const doubtful = new Map<string, EntityRef>()

  /** Asks again once nothing of the entity is in flight: a read sent before the last answer would not be believed. */
  const clearDoubts = () => {
    for (const [hash, ref] of doubtful) {
      if (cache.isPending(ref.kind, ref.id)) continue
      doubtful.delete(hash)
      refresh(ref)
    }
  }

  function options<K extends Kind, T>(mutation: EntityMutation<K, T>) {
    const { kind, id, slot, patch, request, rows, alsoBegin = [], onDone, meta } = mutation
    const hash = entityHash(kind, id)
    const slotKey = `${hash} ${slot}`
    const own = Symbol(slot)
    let waited = false

    /**
     * A later intention of the slot replaces this one; and after the answer it waited for there may be nothing left
     * to ask for, unless nobody knows how that one ended.
     */
    const unnecessary = () => {
      if (latest.get(slotKey) !== own) return true
      const base = cache.base(kind, id)
      return waited && base !== undefined && !doubtful.has(hash) && patch(base) === base
    }

    const take = (answer: Answer<T>, [first, ...others]: Change[]) => {
      const answered = rows?.(answer.data) ?? []
      const tells = (of: EntityRef) => answered.some((row) => row.kind === of.kind && row.id === of.id)
      if (tells(refOf(kind, id))) first?.settle(answered, answer.sent)
      else {
        cache.ingest(answered, answer.sent)
        first?.commit()
      }
      alsoBegin.forEach((also, at) => {
        const happened = also.when?.(answer.data) ?? true
        if (happened && !tells(also)) others[at]?.commit()
        else others[at]?.abort()
      })
      onAnswered?.([refOf(kind, id), ...alsoBegin.filter(tells).map((also) => refOf(also.kind, also.id))])
    }

    return {
      scope: { id: `${kind}:${id}` },
      retry: 0,
      ...(meta && { meta }),
      mutationFn: () => (unnecessary() ? Promise.resolve(SKIPPED) : request(http)),
      onMutate() {
        waited = latest.has(slotKey)
        latest.set(slotKey, own)
        return changeAtOnce(() => [
          cache.begin(kind, id, patch),
          ...alsoBegin.map((also) => cache.begin(also.kind, also.id, also.patch as Patch<Kind>)),
        ])
      },
      onSuccess(answer, _variables, changes) {
        notifyManager.batch(() => {
          if (answer === SKIPPED) for (const change of changes) change.abort()
          else take(answer, changes)
        })
        if (answer !== SKIPPED) onDone?.(answer.data)
      },
      onError(error, _variables, changes) {
        notifyManager.batch(() => {
          for (const change of changes ?? []) change.abort()
        })
        if (unknownOutcome(error))
          for (const of of [refOf(kind, id), ...alsoBegin])
            doubtful.set(entityHash(of.kind, of.id), refOf(of.kind, of.id))
      },
      onSettled() {
        if (latest.get(slotKey) === own) latest.delete(slotKey)
        clearDoubts()
      },
    } satisfies MutationOptions<Answer<T> | typeof SKIPPED, ApiError, void, Change[]>
  }

  return {
    options,
    run: (mutation) => client.getMutationCache().build(client, options(mutation)).execute(),
  }
}
