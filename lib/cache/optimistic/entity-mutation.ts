import type { MutationMeta } from '@tanstack/react-query'
import type { IdOf, Kind } from '@/schemas/entities'
import type { ApiError, ParsedAnswer, Http } from '@/lib/http'
import type { EntityCache } from '../entity-cache'
import { entityHash } from '../keys'
import type { OptimisticChange, Target } from './optimistic'
import type { EntityRef, Patch, EntityRow } from '../row'

/** Another entity that a mutation changes, settled together with the first. */
type AlsoBegin<T> = {
  [K in Kind]: {
    kind: K
    id: IdOf[K]
    patch: Patch<K>
    /**
     * True when the answer confirms the change (a locked account gets a request, not a follower). Default:
     * always.
     */
    when?: (data: T) => boolean
  }
}[Kind]

/** A change of an entity: shown at once, sent in order, undone when refused. */
export interface EntityMutation<K extends Kind, T> {
  kind: K
  id: IdOf[K]
  /**
   * The part that changes, e.g. 'favourite': a later mutation of the slot replaces one that was not sent yet.
   */
  slot: string
  patch: Patch<K>
  request: (http: Http) => Promise<ParsedAnswer<T>>
  /** The entities of the answer. Without them, or when they omit the entity, the patch counts as done. */
  rows?: (data: T) => EntityRow[]
  alsoBegin?: readonly AlsoBegin<T>[]
  /** Called after the answer was applied, not for a skipped mutation. */
  onDone?: (data: T) => void
  /** Called after the change was undone. */
  onFailed?: (error: ApiError) => void
  meta?: MutationMeta
}

/** Infers the types of a mutation. */
export const entityMutation = <K extends Kind, T>(mutation: EntityMutation<K, T>) => mutation

export interface EntityPorts {
  cache: EntityCache
  /** Requests an entity after an unknown outcome. */
  refresh: (ref: EntityRef) => void
  /** Called with the entities that the server answered about, for other tabs. */
  onAnswered?: ((refs: EntityRef[]) => void) | undefined
}

const refOf = (kind: Kind, id: IdOf[Kind]) => ({ kind, id }) as EntityRef

/** The optimistic change for a mutation of an entity. */
export function changeOfEntity<K extends Kind, T>(
  { cache, refresh, onAnswered }: EntityPorts,
  mutation: EntityMutation<K, T>,
): OptimisticChange<ParsedAnswer<T>> {
  const { kind, id, slot, patch, request, rows, alsoBegin = [], onDone, onFailed, meta } = mutation
  const targetOf = (ref: EntityRef): Target => ({
    hash: entityHash(ref.kind, ref.id),
    hasOpenChanges: () => cache.hasOpenChanges(ref.kind, ref.id),
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
    hasWantedState() {
      const base = cache.base(kind, id)
      return base !== undefined && patch(base) === base
    },
    request,
    onDone: ({ data }) => onDone?.(data),
    onFailed,
    meta,
  }
}
