import type { MutationMeta } from '@tanstack/react-query'
import type { IdOf, Kind } from '@/schemas/entities'
import type { Answer, Http } from '@/lib/http'
import type { EntityCache } from '../entity-cache'
import { entityHash } from '../keys'
import type { OptimisticChange, Target } from './optimistic'
import type { EntityRef, Patch, Row } from '../row'

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
  /** The part that changes, e.g. 'favourite': a later mutation of the slot makes a waiting earlier one unnecessary. */
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

export interface EntityPorts {
  cache: EntityCache
  /** Asks the server for one entity; used when nobody knows whether a change came about. */
  refresh: (ref: EntityRef) => void
  /** The server answered about these entities (for other tabs). */
  onAnswered?: ((refs: EntityRef[]) => void) | undefined
}

const refOf = (kind: Kind, id: IdOf[Kind]) => ({ kind, id }) as EntityRef

/** The optimistic change that a mutation of an entity describes. */
export function changeOfEntity<K extends Kind, T>(
  { cache, refresh, onAnswered }: EntityPorts,
  mutation: EntityMutation<K, T>,
): OptimisticChange<Answer<T>> {
  const { kind, id, slot, patch, request, rows, alsoBegin = [], onDone, meta } = mutation
  const targetOf = (ref: EntityRef): Target => ({
    hash: entityHash(ref.kind, ref.id),
    isPending: () => cache.isPending(ref.kind, ref.id),
    refresh: () => refresh(ref),
  })
  return {
    scope: `${kind}:${id}`,
    slot,
    targets: [targetOf(refOf(kind, id)), ...alsoBegin.map((also) => targetOf(refOf(also.kind, also.id)))],
    begin() {
      const first = cache.begin(kind, id, patch)
      const others = alsoBegin.map((also) => cache.begin(also.kind, also.id, also.patch as Patch<Kind>))
      return {
        take(answer) {
          const answered = rows?.(answer.data) ?? []
          const isIn = (of: EntityRef) => answered.some((row) => row.kind === of.kind && row.id === of.id)
          if (isIn(refOf(kind, id))) first.settle(answered, answer.sent)
          else {
            cache.ingest(answered, answer.sent)
            first.commit()
          }
          alsoBegin.forEach((also, at) => {
            const happened = also.when?.(answer.data) ?? true
            if (happened && !isIn(also)) others[at]?.commit()
            else others[at]?.abort()
          })
          onAnswered?.([refOf(kind, id), ...alsoBegin.filter(isIn).map((also) => refOf(also.kind, also.id))])
        },
        abort() {
          for (const change of [first, ...others]) change.abort()
        },
      }
    },
    isDone() {
      const base = cache.base(kind, id)
      return base !== undefined && patch(base) === base
    },
    request,
    onDone: ({ data }) => onDone?.(data),
    meta,
  }
}
