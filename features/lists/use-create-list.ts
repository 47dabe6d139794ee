import { useRef } from 'react'
import { useRuntime } from '@/lib/runtime'
import type { MutationHandlers } from '@/lib/runtime/define-mutation'
import type { List } from '@/schemas/list'
import type { ListId } from '@/schemas/primitives'
import { listKeys } from './keys'
import { createList } from './mutations'
import type { ListDetails } from './patches'

/**
 * Returns a function that creates a list; true when it exists. After a failure, another call makes no second list if the
 * first one was created although the answer was lost.
 */
export function useCreateList() {
  const runtime = useRuntime()
  const failed = useRef<{ before: readonly ListId[] | undefined } | null>(null)
  return async (details: ListDetails, handlers: MutationHandlers<List>): Promise<boolean> => {
    const isRepeat = failed.current !== null
    const first = failed.current ?? {
      before: runtime.client.getQueryData<List[]>(listKeys.all())?.map(({ id }) => id),
    }
    const isCreated = await runtime.run(createList, { ...details, ...first, isRepeat }, handlers)
    failed.current = isCreated ? null : first
    return isCreated
  }
}
