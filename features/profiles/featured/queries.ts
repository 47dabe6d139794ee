import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { accountApiPath, isApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { featuredTagsDto } from '@/schemas/statuses/tag'
import { featuredKeys } from './keys'

/** Featured hashtags of an account; [] where the server does not support them. */
export const featuredTagsQuery = ({ http }: Runtime, id: AccountId) =>
  queryOptions({
    queryKey: featuredKeys.tags(id),
    meta: { skipAlert: true },
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      try {
        const answer = await http.request(accountApiPath(id, 'featured_tags'), {
          schema: featuredTagsDto,
          signal,
        })
        return answer.data
      } catch (error) {
        if (isApiError(error, 'notFound')) return z.parse(featuredTagsDto, [])
        throw error
      }
    },
  })
