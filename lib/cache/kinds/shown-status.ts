import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import type { EntityCache } from '../entity-cache'

/** Returns the id of the post that a row shows: the boosted post for a boost, else `id`, also while it is not cached. */
export const shownIdOf = (cache: EntityCache, id: StatusId): StatusId =>
  cache.read('status', id)?.reblog ?? id

/** Returns the post that a row shows; undefined while a boosted post is not cached. */
export const shownStatusOf = (cache: EntityCache, status: Status): Status | undefined =>
  status.reblog ? cache.read('status', status.reblog) : status
