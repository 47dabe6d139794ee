import type { EntityOf, IdOf, Kind } from '@/schemas/entities'

/** One entity on its way into the cache. */
export type RowOf<K extends Kind> = { kind: K; id: IdOf[K]; data: EntityOf[K] }
export type Row = { [K in Kind]: RowOf<K> }[Kind]

/** A pure change of one entity. It states an intention, so that it does nothing to a value that already has it. */
export type Patch<K extends Kind> = (entity: EntityOf[K]) => EntityOf[K]

/** What a mutation may address: one entity of one kind. */
export type EntityRef = { [K in Kind]: { kind: K; id: IdOf[K] } }[Kind]
