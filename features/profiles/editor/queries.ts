import { queryOptions } from '@tanstack/react-query'
import { normaliseAccount } from '@/lib/cache'
import { VERIFY_PATH } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { ownProfileDto } from '@/schemas/accounts/own-profile'
import { ownProfileKey } from './keys'
import { ownProfileOf } from './model/profile-values'

/** The profile of the user, for its form. */
export const ownProfileQuery = ({ http, cache }: Runtime) =>
  queryOptions({
    queryKey: ownProfileKey(),
    meta: { skipAlert: true },
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data, sent } = await http.request(VERIFY_PATH, { schema: ownProfileDto, signal })
      cache.ingest(normaliseAccount(data).rows, sent)
      return ownProfileOf(data)
    },
  })
