import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import type { ApiError } from '@/lib/http'
import { nextAddress } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { domainsDto } from '@/schemas/domains'
import { peopleKeys } from '../keys'

const DOMAIN_BLOCKS_PATH = '/api/v1/domain_blocks'

/** Domains per page: the most that Mastodon sends. */
const PAGE_SIZE = 200

/** A page of domains, in the shape of a page of accounts without any. */
interface DomainPage {
  kind: 'account'
  ids: never[]
  domains: readonly string[]
  next: string | null
  lost?: number
}

export type DomainList = InfiniteData<DomainPage, string | null>

/** The servers that the user blocks, latest first. */
export const domainBlocksList = ({ http }: Pick<Runtime, 'http'>) =>
  infiniteQueryOptions<DomainPage, ApiError, DomainList, QueryKey, string | null>({
    queryKey: peopleKeys.domainBlocks(),
    meta: { skipAlert: true },
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const { data, next, lost } = await http.request(pageParam ?? DOMAIN_BLOCKS_PATH, {
        ...(pageParam === null && { query: { limit: PAGE_SIZE } }),
        schema: domainsDto,
        signal,
      })
      return { kind: 'account', ids: [], domains: data, next, ...(lost > 0 && { lost }) }
    },
    getNextPageParam: ({ next, domains }, _pages, _param, params) => nextAddress(next, domains, params),
  })

/** Returns all loaded domains, each once. */
export const domainsOf = ({ pages }: Pick<DomainList, 'pages'>): string[] => [
  ...new Set(pages.flatMap(({ domains }) => domains)),
]

/** Removes a domain from the list. */
export const withoutDomain =
  (domain: string) =>
  (list: DomainList): DomainList =>
    list.pages.some(({ domains }) => domains.includes(domain))
      ? {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            domains: page.domains.filter((each) => each !== domain),
          })),
        }
      : list
