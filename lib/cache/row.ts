import type { EntityOf, IdOf, Kind } from '@/schemas/entities'

/** An entity to write into the cache. */
export type RowOf<K extends Kind> = { kind: K; id: IdOf[K]; data: EntityOf[K] }
export type EntityRow = { [K in Kind]: RowOf<K> }[Kind]

/** A pure change of an entity. It states an intention, so it returns a matching value unchanged. */
export type Patch<K extends Kind> = (entity: EntityOf[K]) => EntityOf[K]

/** The target of a mutation: an entity of any kind. */
export type EntityRef = { [K in Kind]: { kind: K; id: IdOf[K] } }[Kind]
