import { hashKey, queryOptions } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import type { FilterV1 } from '@/schemas/filter'
import type { Status } from '@/schemas/entities'
import { loadV1Filters } from './load-v1-filters'
import { filtersKey } from './keys'

const HASH = hashKey(filtersKey())
/** Pause in ms after a failure before filters are requested again. */
const PAUSE = 60_000

/** Filters of the v1 API. */
const v1FiltersQuery = ({ http }: Runtime) =>
  queryOptions({
    queryKey: filtersKey(),
    meta: { skipAlert: true },
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: (): Promise<readonly FilterV1[]> => loadV1Filters(http),
  })

/** Creates the v1 filters of a runtime, requested when the first post needs them. */
function createV1Filters(runtime: Runtime) {
  const { client, listeners } = runtime
  const query = v1FiltersQuery(runtime)
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
    /** Returns the filters loaded so far. */
    read: () => client.getQueryData(query.queryKey),
    /** Call it for a post that the server did not match. */
    need() {
      if (!asked && runtime.me !== null && !runtime.http.capabilities.has('filtersV2')) void ask()
    },
    /** Requests them again, if they were ever needed. */
    refresh: () => (asked ? ask() : Promise.resolve()),
    subscribe: (listener: () => void) => listeners.listen(HASH, listener),
  }
}

/** Returns the v1 filters of a runtime. */
export const v1FiltersOf = (runtime: Runtime) => runtime.service(createV1Filters)

/** True when the server did not match the post, so that the client has to. */
export const isUnmatched = (status: Status, { me }: Runtime) =>
  me !== null && status.filtered === undefined && status.account !== me
