import * as z from 'zod/mini'
import type { EntityOf, IdOf, Kind } from '@/schemas/entities'
import type { Feature, HttpReader } from '@/lib/http'
import type { MergeRules } from '../merge'
import type { EntityRef, EntityRow } from '../row'

/** The name of the parameter for several ids: `id` on Mastodon, `ids` on Pleroma and Akkoma. */
export type IdsParam = 'id' | 'ids'

/** The entities of an answer. `sent` is `Answer.sent`. */
export interface LoadedRows {
  rows: EntityRow[]
  sent: number
}

/** The requests for entities that rows miss. */
export interface KindRequests {
  /** Time in ms during which ids are collected. */
  wait: number
  one: (http: HttpReader, id: string) => Promise<LoadedRows>
  /** A request for several ids. Default: each id has its own. */
  batch?: {
    /** Maximum number of ids per request. */
    limit: number
    many: (http: HttpReader, ids: string[], idsParam: IdsParam) => Promise<LoadedRows>
    /** The feature that says whether the server has this request. Default: every server has it. */
    feature?: Feature
  }
  /** True when visitors have none. */
  signedInOnly?: boolean
}

/** A kind of entity. Its type and its id are declared by merging into `EntityOf` and `IdOf` of `schemas/entities.ts`. */
export interface EntityKind<K extends Kind> extends MergeRules<K> {
  /** The first part of its query keys. */
  name: K
  /** Reads entities from the disk and from other tabs; refused ones are left out. Default: any object is accepted. */
  schema?: z.core.$ZodType<EntityOf[K]>
  /** Hashes (`entityHash`) of the entities that it refers to. Default: none. */
  refs?: (entity: EntityOf[K]) => string[]
  /** Returns the part to store for the next session; undefined stores nothing. Default: all of it. */
  stored?: (entity: EntityOf[K]) => EntityOf[K] | undefined
  /** Default: rows wait until an answer has the entity. */
  requests?: KindRequests
}

/** Infers the type of a kind. */
export const defineKind = <K extends Kind>(kind: EntityKind<K>) => kind

/** The kinds of a cache. */
export class KindRegistry {
  readonly #byName = new Map<unknown, unknown>()
  readonly #onRegistered: (name: Kind) => void

  constructor(onRegistered: (name: Kind) => void) {
    this.#onRegistered = onRegistered
  }

  /** Adds a kind. Do so before registering the lists that have its ids, whose stored entities are restored then. */
  register<K extends Kind>(kind: EntityKind<K>): void {
    this.#byName.set(kind.name, kind)
    this.#onRegistered(kind.name)
  }

  /** True when the value, e.g. the first part of a query key, is the name of a kind. */
  has(value: unknown): value is Kind {
    return this.#byName.has(value)
  }

  /** Throws when the kind is not registered. */
  get<K extends Kind>(name: K): EntityKind<K> {
    const kind = this.#byName.get(name)
    if (!kind) throw new Error(`No kind ${name}`)
    return kind as EntityKind<K>
  }

  /** Returns the kind and id of a hash from `entityHash`, or null for the hash of a list. */
  entityOf(hash: string): EntityRef | null {
    const [kind, id, ...rest] = JSON.parse(hash) as unknown[]
    return this.has(kind) && typeof id === 'string' && rest.length === 0 ? ({ kind, id } as EntityRef) : null
  }

  /** Returns a stored or received entity as a row; null when its kind is unknown or refuses it. */
  readRow({ kind, id, data }: { kind: string; id: string; data: unknown }): EntityRow | null {
    if (!this.has(kind)) return null
    const { schema } = this.get(kind)
    const read = schema ? z.safeParse(schema, data) : { success: true, data }
    return read.success ? ({ kind, id: id as IdOf[Kind], data: read.data } as EntityRow) : null
  }
}
