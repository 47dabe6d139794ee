import { queryOptions } from '@tanstack/react-query'
import { isApiError, isPermanentError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { DomainBlock } from '@/schemas/server/instance'
import { instanceKeys } from './keys'

export type InstanceNeeds = Pick<Runtime, 'http' | 'cache'>

/** Schemas of these documents: large, and not needed by the first screen. */
const shapes = () => import('@/schemas/server/instance')

const HOUR = 60 * 60_000

/** The server's description (v2, else v1); also updates the capability table. */
export const instanceQuery = (needs: InstanceNeeds) =>
  queryOptions({
    queryKey: instanceKeys.instance(),
    staleTime: HOUR,
    gcTime: Infinity,
    meta: { skipAlert: true },
    // Loaded on first use: the first screen does not need it, and the document is large.
    queryFn: async ({ signal }) => (await import('./read')).readInstance(needs, signal),
  })

/** Domains this server limits; null = it does not publish them. */
export const domainBlocksQuery = ({ http }: InstanceNeeds) =>
  queryOptions({
    queryKey: instanceKeys.domainBlocks(),
    staleTime: HOUR,
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<DomainBlock[] | null> => {
      if (!http.capabilities.tries('domainBlocks')) return null
      try {
        return (
          await http.request('/api/v1/instance/domain_blocks', {
            schema: (await shapes()).domainBlocksDto,
            signal,
          })
        ).data
      } catch (error) {
        if (isApiError(error, 'notFound', 'invalid')) return null
        throw error
      }
    },
  })

/** Target languages by source language; {} where translation is not available. */
export const translationLanguagesQuery = ({ http }: InstanceNeeds) =>
  queryOptions({
    queryKey: instanceKeys.translationLanguages(),
    staleTime: HOUR,
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<Record<string, string[]>> => {
      if (!http.capabilities.tries('translation') || !http.capabilities.tries('translationLanguages'))
        return {}
      try {
        const path = '/api/v1/instance/translation_languages'
        return (await http.request(path, { schema: (await shapes()).translationLanguagesDto, signal })).data
      } catch (error) {
        if (isPermanentError(error)) return {}
        throw error
      }
    },
  })
