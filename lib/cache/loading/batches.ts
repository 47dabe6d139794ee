import type { Kind } from '@/schemas/entities'
import type { ApiError, HttpReader } from '@/lib/http'
import type { KindRegistry, IdsParam } from '../kinds/kind'

/** Software that takes the ids of posts as `ids[]`. */
const PLEROMA = /^(?:pleroma|akkoma)$/i

/** HTTP statuses of servers without the batch endpoint. */
const UNKNOWN = new Set([400, 404, 405, 422])

/** Syntax for several ids in one request: assumed from the server's features, then learnt from its answers. */
export function createBatches(http: HttpReader, kinds: KindRegistry) {
  const singlesOnly = new Set<Kind>()
  const proven = new Set<Kind>()
  let wantsIds = false
  const batchOf = (kind: Kind) => kinds.get(kind).requests?.batch

  function idsParamOf(kind: Kind): IdsParam | null {
    const batch = batchOf(kind)
    if (!batch || singlesOnly.has(kind)) return null
    if (!batch.feature) return 'id'
    const { capabilities } = http
    if (!capabilities.tries(batch.feature)) return null
    return kind === 'status' && (wantsIds || PLEROMA.test(capabilities.software?.name ?? '')) ? 'ids' : 'id'
  }

  return {
    /** The name of the parameter, or null where each id needs a request of its own. */
    idsParamOf,
    /** True when an answer once contained requested entities. */
    isProven: (kind: Kind) => proven.has(kind),
    proven: (kind: Kind) => void proven.add(kind),
    giveUp: (kind: Kind) => void singlesOnly.add(kind),
    /** Handles a refusal; true when the other parameter is worth a try. */
    refused(kind: Kind, idsParam: IdsParam, error: ApiError): boolean {
      if (proven.has(kind)) return false
      if (error.status === 400 && idsParam === 'id' && kind === 'status') {
        wantsIds = true
        return true
      }
      if (batchOf(kind)?.feature && (error.kind === 'invalid' || UNKNOWN.has(error.status ?? 0)))
        singlesOnly.add(kind)
      return false
    },
  }
}

export type Batches = ReturnType<typeof createBatches>
