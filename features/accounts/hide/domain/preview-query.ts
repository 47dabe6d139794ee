import { queryOptions } from '@tanstack/react-query'
import { listKey } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import { domainBlockPreviewDto } from '@/schemas/accounts/relationship'

/** Longest wait for the numbers, in ms. */
const PREVIEW_TIMEOUT = 5000

/** How many follows a domain block would end. Fails where the server has no such numbers. */
export const domainPreviewQuery = ({ http }: Runtime, domain: string) =>
  queryOptions({
    queryKey: listKey('accounts', 'domain-preview', domain),
    meta: { skipAlert: true },
    retry: false,
    staleTime: 0,
    gcTime: 0,
    enabled: http.capabilities.tries('domainBlockPreview'),
    queryFn: async ({ signal }) => {
      const { data } = await http.request('/api/v1/domain_blocks/preview', {
        query: { domain },
        schema: domainBlockPreviewDto,
        signal: AbortSignal.any([signal, AbortSignal.timeout(PREVIEW_TIMEOUT)]),
      })
      return data
    },
  })
