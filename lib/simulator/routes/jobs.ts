import { pathParam } from '../routing/call'
import { found } from '../routing/refusal'
import { reply } from '../routing/reply'
import { route } from '../routing/table'

/** The progress of background jobs. */
export const jobRoutes = [
  route('GET /api/v1_alpha/async_refreshes/:id', 'user', 'read:statuses', (call) => {
    const refresh = found(call.server.refreshes.get(pathParam(call)))
    return reply({
      async_refresh: {
        id: refresh.id,
        status: refresh.running ? 'running' : 'finished',
        result_count: refresh.resultCount,
      },
    })
  }),
]
