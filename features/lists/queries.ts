import { queryOptions } from '@tanstack/react-query'
import { apiSegment, isApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { ListId } from '@/schemas/primitives'
import { listDto, listsDto, type List } from '@/schemas/list'
import { listKeys } from './keys'

/** The user's lists in the order of the server. */
export const listsQuery = ({ http }: Runtime) =>
  queryOptions({
    queryKey: listKeys.all(),
    meta: { skipAlert: true },
    queryFn: async ({ signal }) => (await http.request('/api/v1/lists', { schema: listsDto, signal })).data,
  })

/** One list; null when it does not exist. */
export const listQuery = ({ http, client }: Runtime, id: ListId) =>
  queryOptions({
    queryKey: listKeys.one(id),
    meta: { skipAlert: true },
    // The overview already has its title.
    placeholderData: () =>
      client.getQueryData<List[]>(listKeys.all())?.find((list) => list.id === id) ?? undefined,
    queryFn: async ({ signal }): Promise<List | null> => {
      try {
        return (await http.request(`/api/v1/lists/${apiSegment(id)}`, { schema: listDto, signal })).data
      } catch (error) {
        if (!isApiError(error, 'missing')) throw error
        return null
      }
    },
  })
