import { queryOptions } from '@tanstack/react-query'
import { apiSegment } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { revisionsDto, type Revision } from '@/schemas/statuses/edits'
import { statusKeys } from '../keys'

/** All revisions of a post, oldest first. */
export const historyQuery = ({ http }: Runtime, id: StatusId) =>
  queryOptions({
    queryKey: statusKeys.history(id),
    meta: { skipAlert: true },
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly Revision[]> => {
      const path = `/api/v1/statuses/${apiSegment(id)}/history`
      return (await http.request(path, { schema: revisionsDto, signal })).data
    },
  })
