import { hashKey, queryOptions } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import type { FilterV1 } from '@/schemas/filter'
import type { Status } from '@/schemas/entities'
import { phrases } from './load-phrases'
import { filtersKey } from './keys'

const HASH = hashKey(filtersKey())
/** After a failure, ms until a post may ask for the filters again. */
const PAUSE = 60_000

/** The old filters; what reads and matches them loads with them. */
const oldFiltersQuery = ({ http }: Runtime) =>
  queryOptions({
    queryKey: filtersKey(),
    meta: { skipAlert: true },
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async (): Promise<readonly FilterV1[]> => {
      const [{ readOldFilters }] = await Promise.all([import('./old-filters'), phrases.load()])
      return readOldFilters(http)
    },
  })

/** What a runtime knows of old filters; asked for when the first post needs them. */
function createFilterBook(runtime: Runtime) {
  const { client, listeners } = runtime
  const query = oldFiltersQuery(runtime)
  let asked = false
  const ask = async () => {
    asked = true
    try {
      await client.query({ ...query, staleTime: 0 })
    } catch {
      const timer = setTimeout(() => (asked = false), PAUSE)
      runtime.onClose(() => clearTimeout(timer))
    }
  }
  return {
    /** The filters as far as they are known. */
    read: () => client.getQueryData(query.queryKey),
    /** A post is shown that the server did not match. */
    need() {
      if (!asked && runtime.me !== null && !runtime.http.capabilities.has('filtersV2')) void ask()
    },
    /** Asks again, where they were ever needed. */
    refresh: () => (asked ? ask() : Promise.resolve()),
    subscribe: (listener: () => void) => listeners.listen(HASH, listener),
  }
}

/** The old filters of a runtime. */
export const filterBookOf = (runtime: Runtime) => runtime.service(createFilterBook)

/** Whether the server said nothing about filters, so that the post is matched here. */
export const isUnmatched = (status: Status, { me }: Runtime) =>
  me !== null && status.filtered === undefined && status.account !== me
