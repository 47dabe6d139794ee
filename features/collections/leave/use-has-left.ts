import { skipToken, useQuery } from '@tanstack/react-query'
import type { CollectionId } from '@/schemas/collection'
import { collectionKeys } from '../keys'

/** True once the user left a collection here. */
export const useHasLeft = (id: CollectionId): boolean =>
  useQuery<boolean>({ queryKey: collectionKeys.left(id), queryFn: skipToken }).data ?? false
