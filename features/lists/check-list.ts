import type { Runtime } from '@/lib/runtime'
import type { ListId } from '@/schemas/primitives'
import { listKeys } from './keys'
import { withoutList } from './patches'
import { listQuery } from './queries'

/** Removes a list that the server no longer has from every place that shows it. */
export const forgetList = ({ cache }: Runtime, id: ListId): void =>
  cache.sets.adjust(listKeys.all(), withoutList(id))

/** Asks for a list after a 404 about it or one of its members, and removes it if it is gone. */
export async function checkList(runtime: Runtime, id: ListId): Promise<void> {
  try {
    const list = await runtime.client.fetchQuery({ ...listQuery(runtime, id), staleTime: 0 })
    if (list === null) forgetList(runtime, id)
  } catch {
    // Keep the list while its state is unknown.
  }
}
